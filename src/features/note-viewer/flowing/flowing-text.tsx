import { lazy, useRef } from 'react'
import type { OpenedNote } from '#domain/catalogue/note-address.ts'
import { type FlowingNote, holdNote, NOTE_TEXT } from '#src/content/flowing-note-data.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useIsNear } from '#src/platform/loading/use-is-near.ts'
import { holdPlace } from '#src/platform/page/kept-place.ts'
import { BuiltHtml } from '#src/ui/built-html.tsx'
import { layOutWhole, useWholeLayout } from '#src/ui/use-whole-layout.ts'
import { NoteContents } from './note-contents.tsx'
import { ProgressLine } from './progress-line.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { ReadingVisit } from './reading-visit.tsx'
import { useLinkedPlace } from './use-linked-place.ts'
import { useReadingChoices } from './use-reading-choices.ts'

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
