import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DeskSubject } from '../desk-types.ts'
import { askDesk, NO_ANSWER, Refused } from './ask-desk.ts'

type Props = { subject: DeskSubject; file: string; onBegun: () => Promise<void> }

/** The chapters of a subject with their files, and buttons for missing ones. */
export function ChapterList({ subject, file, onBegun }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const begin = async (kind: 'note' | 'quiz', chapterId: string) => {
    const series = subject.grade.toLowerCase().replace(' ', '-')
    const name = kind === 'note' ? `${subject.key}/${chapterId}` : `${series}-${subject.key.toLowerCase()}-${chapterId}`
    try {
      await askDesk('POST', '/desk/file', { kind, name })
      setProblem(null)
      // Its chapter opens with it, so the chapters must know it.
      await onBegun()
      location.hash = kind === 'note' ? `notes/${name}/notes.typ` : `quizzes/${name}.yaml`
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : NO_ANSWER)
    }
  }
  return (
    <>
      {problem && (
        <p className="text-red" role="alert">
          {problem}
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {subject.chapters.map(({ id, title, notes, quizzes }) => (
          <li className="flex flex-col gap-1" key={id}>
            <span className="font-semibold">{title}</span>
            {[...notes, ...quizzes].map((path) => (
              <a
                aria-current={path === file}
                className="block rounded-sm px-2 py-1 text-13 text-soft wrap-anywhere hover:bg-raised aria-[current=true]:text-accent"
                href={`#${path}`}
                key={path}
              >
                {nameFile(path)}
              </a>
            ))}
            <span className="flex gap-2">
              {notes.length === 0 && (
                <Button kind="secondary" onClick={() => begin('note', id)} size="small">
                  Begin a note
                </Button>
              )}
              {quizzes.length === 0 && (
                <Button kind="secondary" onClick={() => begin('quiz', id)} size="small">
                  Begin a quiz
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The first note of a chapter needs no name of its own. */
function nameFile(path: string): string {
  const name = path.replace(/^.*\/|\.\w+$/g, '')
  if (path.startsWith('quizzes/')) return `Quiz: ${name}`
  return name === 'notes' ? 'Note' : `Note: ${name}`
}
