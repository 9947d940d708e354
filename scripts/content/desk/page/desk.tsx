import { useState, useSyncExternalStore } from 'react'
import { SelectField } from '#src/ui/field.tsx'
import type { DeskPlaces } from '../desk-types.ts'
import { useDesk } from './ask-desk.ts'
import { ChapterList } from './desk-chapters.tsx'
import { NoteView } from './note-view.tsx'
import { QuizView } from './quiz-view.tsx'

/** The open file is the part of the address after #. */
function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const readOpenFile = () => decodeURIComponent(location.hash.slice(1))

export function Desk() {
  const file = useSyncExternalStore(subscribe, readOpenFile)
  const { answer: places, problem, refresh } = useDesk<DeskPlaces>('/desk/places')
  if (problem)
    return (
      <p className="p-6 whitespace-pre-line" role="alert">
        {problem}
      </p>
    )
  if (!places)
    return (
      <p className="p-6" role="status">
        Reading the content...
      </p>
    )
  return (
    <div className="grid min-h-dvh gap-6 p-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Places file={file} key={file.split('/')[1]} onBegun={refresh} places={places} />
      <main>
        {file.startsWith('notes/') && <NoteView file={file} key={file} />}
        {file.startsWith('quizzes/') && <QuizView file={file} key={file} places={places} />}
        {file === '' && (
          <div className="flex max-w-xl flex-col gap-3 text-soft">
            <h1 className="text-24 text-ink">A desk for notes and quizzes</h1>
            <p>
              Choose a chapter on the left. A note is written in your own editor and shown here whenever you save it.
            </p>
            <p>Questions of a quiz are written here, or in your editor: both change the same file.</p>
          </div>
        )}
      </main>
    </div>
  )
}

function Places({ places, file, onBegun }: { places: DeskPlaces; file: string; onBegun: () => Promise<void> }) {
  const { subjects, others } = places
  const opened = subjects.find(({ chapters }) =>
    chapters.some(({ notes, quizzes }) => notes.includes(file) || quizzes.includes(file)),
  )
  const [key, setKey] = useState(opened?.key ?? subjects[0]?.key ?? '')
  const subject = subjects.find((subject) => subject.key === key)
  return (
    <nav
      aria-label="Content"
      className="flex flex-col gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <SelectField
        label="Subject"
        onChange={setKey}
        options={[
          ...subjects.map(({ key, name, grade }) => ({ value: key, label: `${name} ${grade}` })),
          { value: OTHERS, label: 'Mock exams and mixed quizzes' },
        ]}
        value={key}
      />
      {subject && <ChapterList file={file} onBegun={onBegun} subject={subject} />}
      {key === OTHERS && (
        <ul className="flex flex-col gap-1">
          {others.map((other) => (
            <li key={other}>
              <a
                aria-current={other === file}
                className="block rounded-sm px-2 py-1 hover:bg-raised aria-[current=true]:text-accent"
                href={`#${other}`}
              >
                {other.replace('quizzes/', '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

const OTHERS = 'others'
