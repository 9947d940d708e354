import { type RefObject, useEffect, useRef, useState } from 'react'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import { type OpenedNote, pathOfNote } from '#domain/catalogue/note-address.ts'
import { isSamePlace, type PlaceInNote } from '#domain/study/place-in-note.ts'
import { mergePosition } from '#domain/study/reading-mark.ts'
import { Data } from '#src/platform/data/data.tsx'
import { trpc } from '#src/platform/data/trpc.ts'
import { readMarks, updateMark } from '#src/platform/device/copies/reading.ts'
import { useNoteVisit } from '../use-note-visit.ts'
import { usePlaceRecord } from '../use-place-record.ts'
import { ReadingPlace } from './reading-place.tsx'

type Props = {
  opened: OpenedNote
  sections: readonly NoteSection[]
  of: RefObject<HTMLElement | null>
  userId: string
}

/** Records a student's reading: the time, the share and the place. */
export function StudentVisit(props: Props) {
  return (
    <Data>
      <Visit {...props} />
    </Data>
  )
}

function Visit({ opened, sections, of, userId }: Props) {
  const { note } = opened
  const seen = useRef<Set<number>>(new Set(readMarks(userId)[note.id]?.seen.filter((page) => page <= note.pages)))
  useNoteVisit(note, pathOfNote(opened), userId, seen)
  const record = usePlaceRecord(note.id, userId)
  const known = useKnownPlace(note.id, userId)
  return (
    <ReadingPlace known={known} note={note} of={of} record={record} sections={sections} seen={seen} userId={userId} />
  )
}

/** The place that the account has; null until it has answered, and while this device has a later one. */
function useKnownPlace(noteId: string, userId: string): PlaceInNote | null {
  const [place, setPlace] = useState<PlaceInNote | null>(null)
  const { data } = trpc.reading.position.useQuery(
    { noteId },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  useEffect(() => {
    if (!data) return
    const mark = updateMark(userId, noteId, (last) => mergePosition(last, data))
    if (isSamePlace(mark, data)) setPlace(data)
  }, [data, noteId, userId])
  return place
}
