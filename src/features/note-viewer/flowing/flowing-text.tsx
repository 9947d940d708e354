import { useLocation } from '@tanstack/react-router'
import { lazy, type RefObject, useEffect, useRef, useState } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import type { OpenedNote } from '#domain/catalogue/note-address.ts'
import { type FlowingNote, holdNote, NOTE_TEXT } from '#src/content/flowing-note-data.ts'
import { READING } from '#src/platform/device/keys.ts'
import { localTexts } from '#src/platform/device/local-text.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { holdPlace } from '#src/platform/page/kept-place.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { isVisitor } from '#src/platform/session/session.ts'
import { BuiltHtml } from '#src/ui/built-html.tsx'
import { layOutWhole, useWholeLayout } from '#src/ui/use-whole-layout.ts'
import { useVisitorVisit } from '../use-visitor-visit.ts'
import { NoteContents } from './note-contents.tsx'
import { ProgressLine, ReadingTools, useReadingChoices } from './reading-tools.tsx'

/** Loaded when the reader comes close to the first question. */
const QuestionTools = lazy(async () => ({ default: (await import('./question-tools.tsx')).QuestionTools }))
/** Loaded when the reader comes close to the first picture. */
const FigureButtons = lazy(async () => ({ default: (await import('./figure-buttons.tsx')).FigureButtons }))

type Props = {
  opened: OpenedNote
  flowing: FlowingNote
  /** If the page has the heading already, the text leaves it out. */
  stands?: 'alone' | 'below-heading'
}

/** The text of a note with its contents and reading choices. Reading it is recorded. */
export function FlowingText({ opened, flowing, stands = 'alone' }: Props) {
  const { note, subject } = opened
  const { textSize, isDark, setTextSize, setDark } = useReadingChoices()
  const text = useRef<HTMLElement>(null)
  useWholeLayout(text)
  useLinkedPlace(text)
  const isNearQuestions = useIsNear(text, '[data-question]')
  const isNearPictures = useIsNear(text, '.picture-box')
  const change = (set: () => void) => {
    holdPlace()
    // Every height and colour of the text changes, including parts that have not been laid out yet.
    if (text.current) layOutWhole(text.current)
    set()
  }
  const isAlone = stands === 'alone'
  return (
    <div className="note-page" data-dark={isDark} data-hue={subject.hue}>
      <ProgressLine of={text} />
      <ReadingVisit of={text} opened={opened} sections={flowing.sections} />
      <ReadingTools
        isDark={isDark}
        onDark={(wanted) => change(() => setDark(wanted))}
        onTextSize={(wanted) => change(() => setTextSize(wanted))}
        textSize={textSize}
      />
      <div className="note-columns">
        <NoteContents lang={flowing.lang} of={text} sections={flowing.sections} />
        <article
          className="note-paper outline-none"
          data-text-size={textSize}
          lang={flowing.lang}
          ref={text}
          tabIndex={-1}
        >
          <BuiltHtml
            className="note-text"
            html={isAlone ? flowing.html : withoutHeader(flowing.html)}
            scrollers=".scroll, .grid"
            {...(isAlone && { [NOTE_TEXT]: holdNote(opened, flowing) })}
          />
        </article>
        {isNearPictures && (
          <Extra>
            <FigureButtons isDark={isDark} lang={flowing.lang} of={text} />
          </Extra>
        )}
        {isNearQuestions && (
          <Extra>
            <QuestionTools lang={flowing.lang} note={note} of={text} />
          </Extra>
        )}
      </div>
    </div>
  )
}

function withoutHeader(html: string): string {
  return html.replace(/^<header>.*?<\/header>/s, '')
}

/**
 * Unfolds everything around the place in a text that the address names, and moves the focus to it, so that reading by
 * keyboard or screen reader continues there. The router has scrolled to it, or the browser did before the app ran.
 */
function useLinkedPlace(text: RefObject<HTMLElement | null>): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const place = document.getElementById(hash)
    if (!place || !text.current?.contains(place)) return
    const folded = listFolded(place)
    for (const answer of folded) answer.open = true
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    // Only a link gives it the focus; a press on the text does not.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
    if (folded.length > 0) place.scrollIntoView({ behavior: 'instant' })
  }, [hash, text])
}

function listFolded(place: HTMLElement): HTMLDetailsElement[] {
  const folded = place.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
  return folded ? [folded, ...listFolded(folded)] : []
}

/** Loaded only for students, together with the tRPC client. */
const StudentVisit = lazy(async () => ({ default: (await import('./student-visit.tsx')).StudentVisit }))
const VisitorPlace = lazy(async () => ({ default: (await import('./visitor-place.tsx')).VisitorPlace }))

type ReadingVisitProps = { opened: OpenedNote; sections: readonly NoteSection[]; of: RefObject<HTMLElement | null> }

/** Records that the note is read, as the reader of its PDF does: both editions share one record and one place. */
function ReadingVisit(props: ReadingVisitProps) {
  const { user, loading } = useAuth()
  // Until the session is known, the reader may be a student, whose visit must not be recorded as a visitor's.
  if (loading) return null
  if (!user) return <VisitorVisit {...props} />
  return (
    <Extra>
      <StudentVisit {...props} key={user.uid} userId={user.uid} />
    </Extra>
  )
}

/**
 * The code that remembers a visitor's place is loaded once there is one: after the first scroll, or on a later visit.
 */
function VisitorVisit({ opened, ...rest }: ReadingVisitProps) {
  const [hasPlace, setHasPlace] = useState(false)
  useVisitorVisit(opened, true)
  useEffect(() => {
    if (!isVisitor()) return
    const load = () => setHasPlace(true)
    if (localTexts.read(READING + GUEST) !== null || scrollY > 0) load()
    else addEventListener('scroll', load, { once: true, passive: true })
    return () => removeEventListener('scroll', load)
  }, [])
  if (!hasPlace) return null
  return (
    <Extra>
      <VisitorPlace note={opened.note} {...rest} />
    </Extra>
  )
}

/** The distance, in windows, at which things are loaded ahead. */
const NEAR = 1.5

/**
 * True once an element in the box that matches the selector has come close to the window, so that its code can be
 * loaded.
 */
function useIsNear(box: RefObject<HTMLElement | null>, selector: string): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${NEAR * 100}% 0px` },
    )
    for (const element of box.current?.querySelectorAll(selector) ?? []) observer.observe(element)
    return () => observer.disconnect()
  }, [box, selector])
  return isNear
}
