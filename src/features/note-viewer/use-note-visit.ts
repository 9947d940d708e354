import { type RefObject, useEffect } from 'react'
import type { Note } from '#domain/catalogue/catalogue.ts'
import { percentSeen } from '#src/platform/visit/visit-clock.ts'
import { watchVisit } from '#src/platform/visit/watch-visit.ts'

/** Records that a note was opened, how long it was read, and how much of it. */
export function useNoteVisit(note: Note, path: string, userId: string, seen: RefObject<ReadonlySet<number>>): void {
  useEffect(() => {
    const { id: contentId, title, subject, chapter, pages } = note
    const content = { contentType: 'note', contentId, title, subject, chapter, url: path } as const
    return watchVisit(userId, content, () => percentSeen(seen.current.size, pages))
  }, [note, path, userId, seen])
}
