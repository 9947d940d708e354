import { lazy, Suspense, useRef } from 'react'
import { SITE } from '../../../../content/site/facts.ts'
import { type NoteMissing, type OpenedNote, pathOfFlowingNote } from '../../../../domain/catalogue/note-address.ts'
import { favoriteOfNote } from '../../../../domain/study/favorite-target.ts'
import { FavoriteToggle } from '../../../app/favorites/favorite-toggle.tsx'
import { useIsNear } from '../../../app/loading/use-is-near.ts'
import { describeFlowingNote, describeTrail } from '../../../app/structured-data.ts'
import { type FlowingNote, holdNote, NOTE_TEXT } from '../../../content/flowing-note-data.ts'
import { BuiltHtml } from '../../../ui/built-html.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { layOutWhole, useWholeLayout } from '../../../ui/use-whole-layout.ts'
import { NoteNotFound } from '../note-not-found.tsx'
import { NoteContents } from './note-contents.tsx'
import { ProgressLine } from './progress-line.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { ReadingVisit } from './reading-visit.tsx'
import { useLinkedPlace } from './use-linked-place.ts'
import { useReadingChoices } from './use-reading-choices.ts'

/** Loaded when the reader comes near the first question. */
const QuestionTools = lazy(async () => ({ default: (await import('./question-tools.tsx')).QuestionTools }))
/** Loaded when the reader comes near the first picture. */
const FigureButtons = lazy(async () => ({ default: (await import('./figure-buttons.tsx')).FigureButtons }))

type Props = { opened: OpenedNote | NoteMissing; flowing: FlowingNote | null }

/** A note that flows: its text stands in the page, and needs no script to be read. */
export function NoteReadingPage({ opened, flowing }: Props) {
  if (typeof opened === 'string' || !flowing) {
    return (
      <NoteNotFound {...(typeof opened === 'string' && { reason: opened })}>
        <LinkButton icon="arrow-left" to="/notes">
          Back to Notes
        </LinkButton>
      </NoteNotFound>
    )
  }
  return <FoundNote flowing={flowing} key={opened.note.id} opened={opened} />
}

function FoundNote({ opened, flowing }: { opened: OpenedNote; flowing: FlowingNote }) {
  const { note, subject, chapter } = opened
  const { textSize, isDark, setTextSize, setDark } = useReadingChoices()
  const text = useRef<HTMLElement>(null)
  useWholeLayout(text)
  useLinkedPlace(text)
  const isNearQuestions = useIsNear(text, '[data-question]')
  const isNearPictures = useIsNear(text, '.picture-box')
  const change = (set: () => void) => {
    // Every height and colour of the text changes, also where it has not been laid out since.
    if (text.current) layOutWhole(text.current)
    set()
  }
  const path = pathOfFlowingNote(opened)
  const title = `${note.title}: ${subject.name} notes for ${subject.grade_level}, to read`
  const address = { subject: subject.key, chapter: chapter.id }
  const chapterLink = { to: '/notes/$subject/$chapter', params: address } as const
  const pdfLink = { to: '/notes/$subject/$chapter/$noteId/view', params: { ...address, noteId: note.id } } as const
  return (
    <div className="note-page page py-4 sm:py-6" data-dark={isDark} data-hue={subject.hue}>
      <PageHead
        description={note.description}
        kind="article"
        path={path}
        structured={[
          describeFlowingNote({ name: note.title, description: note.description, path, subject }, note, flowing),
          describeTrail(
            { name: 'Notes', path: '/notes' },
            { name: subject.name, path: `/notes/${subject.key}` },
            { name: chapter.title, path: `/notes/${subject.key}/${chapter.id}` },
            { name: note.title, path },
          ),
        ]}
        title={title}
      />
      <ProgressLine of={text} />
      <ReadingVisit of={text} opened={opened} sections={flowing.sections} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" size="small" {...chapterLink}>
          Back to chapter
        </LinkButton>
        <div className="flex items-center gap-2">
          <FavoriteToggle target={favoriteOfNote(note)} />
          <LinkButton icon="file" kind="secondary" size="small" {...pdfLink}>
            PDF
          </LinkButton>
        </div>
      </div>
      <ReadingTools
        isDark={isDark}
        onDark={(wanted) => change(() => setDark(wanted))}
        onTextSize={(wanted) => change(() => setTextSize(wanted))}
        textSize={textSize}
      />
      <p className="note-print">
        This note is made for the screen. Its PDF is made for paper: {SITE.origin}
        {note.url}
      </p>
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
            html={flowing.html}
            scrollers=".scroll, .grid"
            {...{ [NOTE_TEXT]: holdNote(opened, flowing) }}
          />
        </article>
        {isNearPictures && (
          <Suspense>
            <FigureButtons isDark={isDark} lang={flowing.lang} of={text} />
          </Suspense>
        )}
        {isNearQuestions && (
          <Suspense>
            <QuestionTools lang={flowing.lang} note={note} of={text} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
