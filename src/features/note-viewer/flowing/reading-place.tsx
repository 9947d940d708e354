import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Note } from '#domain/catalogue/catalogue.ts'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import { type PlaceInNote, sectionOfPlace } from '#domain/study/place-in-note.ts'
import { readMarks } from '#src/platform/device/copies/reading.ts'
import { Button } from '#src/ui/button.tsx'
import { layOutWhole } from '#src/ui/use-whole-layout.ts'
import type { RecordPlace } from '../use-place-record.ts'
import { measureProgress, sectionInView } from './reading-progress.ts'

type Props = {
  note: Note
  sections: readonly NoteSection[]
  of: RefObject<HTMLElement | null>
  userId: string
  /** The place that the account has, once it has answered and if it is the latest. */
  known: PlaceInNote | null
  record: RecordPlace
  /** The pages of the PDF whose part of the text was seen. Progress is counted by them. */
  seen: RefObject<Set<number>>
}

/** Opens the text at the last place in either edition, and records where reading continues. */
export function ReadingPlace({ note, sections, of, userId, known, record, seen }: Props) {
  const [back, setBack] = useState<NoteSection | null>(null)
  /** The section in view, if the reader has not moved to it or it has been recorded. */
  const shown = useRef<NoteSection | null>(null)
  /** The scroll position at which the text was opened. */
  const openedAt = useRef(0)
  const hasRead = useRef(false)

  const rest = () => {
    shown.current = sectionInView(sections)
    openedAt.current = scrollY
  }
  const open = useEffectEvent((place: PlaceInNote | null) => {
    const section = place && sectionOfPlace(place, sections)
    if (hasRead.current || !section || section === sections[0] || scrollY !== openedAt.current) return
    if (of.current) layOutWhole(of.current)
    document.getElementById(section.id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
    rest()
    setBack(section)
  })
  const see = useEffectEvent(() => {
    if (!of.current) return
    const pages = Math.ceil(measureProgress(of.current) * note.pages)
    for (let page = 1; page <= pages; page += 1) seen.current.add(page)
    if (Math.abs(scrollY - openedAt.current) > innerHeight / 2) {
      hasRead.current = true
      setBack(null)
    }
    const section = sectionInView(sections)
    if (section === shown.current) return
    shown.current = section
    hasRead.current = true
    record(placeOf(section), { isGone: true, seen: [...seen.current] })
  })
  const start = useEffectEvent(() => {
    const isLink = location.hash !== ''
    // A reader who has scrolled already, follows a link to a place, or comes back by the history, stays there.
    hasRead.current = isLink || scrollY > 0
    rest()
    open(readMarks(userId)[note.id] ?? null)
    see()
    record({ page: 1 }, { isGone: false, seen: [...seen.current] })
    if (hasRead.current && !isLink) record(placeOf(shown.current), { isGone: true, seen: [...seen.current] })
  })

  useEffect(() => {
    start()
    addEventListener('scroll', see, { passive: true })
    return () => removeEventListener('scroll', see)
  }, [])
  useEffect(() => open(known), [known])

  if (!back) return null
  const goToStart = () => {
    scrollTo({ top: 0, behavior: 'instant' })
    setBack(null)
    of.current?.focus({ preventScroll: true })
  }
  return (
    <div
      className="fixed bottom-4 left-4 z-20 mr-20 flex max-w-md items-center gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 text-13 text-soft shadow-float print:hidden"
      role="status"
    >
      <p>
        Back at <span className="font-semibold text-ink">{back.title}</span>, where you stopped.
      </p>
      <Button kind="secondary" onClick={goToStart} size="small">
        Go to the start
      </Button>
    </div>
  )
}

function placeOf(section: NoteSection | null): PlaceInNote {
  return section ? { page: section.page, heading: section.id } : { page: 1 }
}
