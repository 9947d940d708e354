import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Note } from '#domain/catalogue/catalogue.ts'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import { isSamePlace, pageOfPlace, sectionOfPage } from '#domain/study/place-in-note.ts'
import { mergePosition } from '#domain/study/reading-mark.ts'
import { findNoteOutline } from '#src/content/flowing-note-data.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { readMarks, updateMark } from '#src/platform/device/copies/reading.ts'
import { usePlaceRecord } from './use-place-record.ts'

type ReadingPlace = {
  /** The page at which the note opens. It changes if the account has a later page. */
  startPage: number
  /** The page at which the note was reopened, until the student turns to another one. */
  backOn: number | null
  restart: () => void
  onPageChange: (page: number) => void
  /** The pages that were ever seen on this device. */
  seen: RefObject<ReadonlySet<number>>
}

/** Opens the PDF of a note at the student's last place in either edition, and records where reading continues. */
export function useReadingPosition(note: Note, userId: string): ReadingPlace {
  const { id, pages } = note
  const [first] = useState(() => readMarks(userId)[id] ?? null)
  // A newer edition of the note can have fewer pages.
  const [startPage, setStartPage] = useState(Math.min(first?.page ?? 1, pages))
  const [backOn, setBackOn] = useState(startPage > 1 ? startPage : null)
  const seen = useRef<Set<number>>(new Set(first?.seen.filter((page) => page <= pages)))
  // The account's page can arrive at any moment. Showing it is not an action of the student and is not reported.
  const shown = useRef(startPage)
  const hasTurned = useRef(false)
  const sections = useRef<readonly NoteSection[]>([])
  const record = usePlaceRecord(id, userId)
  const { data: known } = trpc.reading.position.useQuery(
    { noteId: id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )

  const open = useCallback(
    (wanted: number) => {
      // A student who has turned a page in between stays there, even on the page that the account has.
      if (hasTurned.current) return
      const page = Math.min(wanted, pages)
      shown.current = page
      setStartPage(page)
      setBackOn(page > 1 ? page : null)
    },
    [pages],
  )

  useEffect(() => {
    if (!known) return
    const mark = updateMark(userId, id, (last) => mergePosition(last, known))
    if (isSamePlace(mark, known)) open(pageOfPlace(known, sections.current))
  }, [known, userId, id, open])

  useEffect(() => {
    let isOver = false
    const learnSections = async () => {
      sections.current = (await findNoteOutline(note))?.sections ?? []
      const mark = readMarks(userId)[id]
      if (isOver || !mark) return
      // The note has changed since: its heading begins on another page now.
      const page = pageOfPlace(mark, sections.current)
      if (page !== mark.page) open(page)
    }
    learnSections().catch((error: unknown) => console.error('Loading the headings of a note failed', error))
    return () => {
      isOver = true
    }
  }, [userId, id, note, open])

  const onPageChange = useCallback(
    (page: number) => {
      const isGone = page !== shown.current
      shown.current = page
      if (isGone) {
        hasTurned.current = true
        setBackOn(null)
      }
      seen.current.add(page)
      const heading = sectionOfPage(page, sections.current)?.id
      record({ page, ...(heading && { heading }) }, { isGone, seen: [page] })
    },
    [record],
  )
  return { startPage, backOn, restart: () => setStartPage(1), onPageChange, seen }
}
