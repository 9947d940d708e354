import { useState } from 'react'
import { countOf } from '../../../../domain/plural.ts'
import { Button } from '../../../../src/ui/button.tsx'
import type { DeskPlaces, DeskQuestion, DeskQuiz } from '../desk-types.ts'
import { useDesk } from './ask-desk.ts'
import { HeadForm } from './head-form.tsx'
import { MistakeList } from './mistake-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionView } from './question-view.tsx'
import { SavedNotice } from './saved-notice.tsx'

/** The id of the question that is edited, 'new' for one that is added, 'head' for what stands above them, or null. */
type Edited = { id: string } | 'new' | 'head' | null

/** All questions of a file with answers and explanations, and its mistakes on top. */
export function QuizView({ file, places }: { file: string; places: DeskPlaces }) {
  const { answer: quiz, problem } = useDesk<DeskQuiz>(`/desk/quiz?${new URLSearchParams({ file })}`)
  const [edited, setEdited] = useState<Edited>(null)
  const [saved, setSaved] = useState('')
  if (problem) return <p role="alert">{problem}</p>
  if (!quiz) return <p role="status">Reading the quiz...</p>
  const finish = (what: string) => {
    setEdited(null)
    setSaved(`Saved: ${what} is in content/${file}.`)
  }
  const form = {
    ...{ file, places, onClose: () => setEdited(null) },
    onSaved: ({ id }: DeskQuestion) => finish(id),
  }
  const openQuestion = (number: number) => {
    const question = quiz.questions[number - 1]
    // A form that is open keeps what was written in it.
    if (question && edited === null) setEdited({ id: question.id })
    document.getElementById(headingOf(number))?.focus()
  }
  const last = quiz.questions.at(-1)
  return (
    <div className="flex max-w-5xl flex-col gap-4">
      <div>
        <h1 className="text-24">{quiz.title}</h1>
        <p className="text-13 text-soft">
          content/{file} · {countOf(quiz.questions.length, 'question')}
        </p>
      </div>
      {quiz.head && edited === 'head' && (
        <HeadForm {...form} head={quiz.head} onSaved={() => finish('what stands above the questions')} />
      )}
      {quiz.head && edited === null && (
        <Button className="self-start" kind="secondary" onClick={() => setEdited('head')} size="small">
          Edit title, time and tags
        </Button>
      )}
      <MistakeList mistakes={quiz.mistakes} onOpen={openQuestion} />
      <ol className="flex flex-col gap-3">
        {quiz.questions.map((question, index) => (
          <li className="card p-4" key={question.id}>
            <div className="mb-2 flex items-center justify-between gap-4">
              <h2 className="scroll-mt-4 text-13 text-faint" id={headingOf(index + 1)} tabIndex={-1}>
                Question {index + 1}
              </h2>
              <Button
                disabled={edited !== null}
                kind="secondary"
                onClick={() => setEdited({ id: question.id })}
                size="small"
              >
                Edit
              </Button>
            </div>
            {typeof edited === 'object' && edited?.id === question.id ? (
              <QuestionForm {...form} question={question} replaces={question.id} />
            ) : (
              <QuestionView question={question} />
            )}
          </li>
        ))}
      </ol>
      <SavedNotice onOver={() => setSaved('')} text={saved} />
      {edited === 'new' ? (
        <div className="card p-4">
          <h2 className="mb-2 text-17 font-semibold">A new question</h2>
          <QuestionForm {...form} question={{ ...EMPTY, chapter: last?.chapter ?? '', topic: last?.topic ?? '' }} />
        </div>
      ) : (
        <Button className="self-start" disabled={edited !== null} icon="plus" onClick={() => setEdited('new')}>
          Add a question
        </Button>
      )}
    </div>
  )
}

const headingOf = (number: number) => `question-${number}`

const EMPTY = {
  id: '',
  difficulty: 'Easy',
  marks: 1,
  question: '',
  options: ['', '', '', ''],
  answer: '',
  explanation: '',
}
