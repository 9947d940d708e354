import { type RefObject, useCallback, useRef } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { Note } from '#domain/catalogue/catalogue.ts'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import { markPlace } from '#domain/study/reading-mark.ts'
import { updateMark } from '#src/platform/device/copies/reading.ts'
import type { RecordPlace } from '../use-place-record.ts'
import { ReadingPlace } from './reading-place.tsx'

type Props = { note: Note; sections: readonly NoteSection[]; of: RefObject<HTMLElement | null> }

/** A visitor's last place is stored only on the device. */
export function VisitorPlace({ note, sections, of }: Props) {
  const seen = useRef<Set<number>>(new Set())
  const record = useCallback<RecordPlace>(
    (place, about) => updateMark(GUEST, note.id, (last) => markPlace(last, place, { ...about, now: Date.now() })),
    [note.id],
  )
  return (
    <ReadingPlace known={null} note={note} of={of} record={record} sections={sections} seen={seen} userId={GUEST} />
  )
}
