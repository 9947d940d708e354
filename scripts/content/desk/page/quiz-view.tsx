import { useState } from 'react'
import { countOf } from '../../../../domain/plural.ts'
import { Button } from '../../../../src/ui/button.tsx'
import type { DeskPlaces, DeskQuestion, DeskQuiz } from '../desk-types.ts'
import { useDesk } from './ask-desk.ts'
import { MistakeList } from './mistake-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionView } from './question-view.tsx'
import { SavedNotice } from './saved-notice.tsx'

/** The id of the question that is edited, 'new' for one that is added, or null. */
type Edited = { id: string } | 'new' | null

/** All questions of a file with answers and explanations, and its mistakes on top. */
export function QuizView({ file, places }: { file: string; places: DeskPlaces }) {
  const { answer: quiz, problem, refresh } = useDesk<DeskQuiz>(`/desk/quiz?${new URLSearchParams({ file })}`)
  const [edited, setEdited] = useState<Edited>(null)
  const [saved, setSaved] = useState('')
  if (problem) return <p role="alert">{problem}</p>
  if (!quiz) return <p role="status">Reading the quiz...</p>
  const form = {
    ...{ file, places, onClose: () => setEdited(null) },
    onSaved: ({ id }: DeskQuestion) => {
      setEdited(null)
      setSaved(`Saved: ${id} is in content/${file}.`)
      refresh()
    },
  }
  const openQuestion = (number: number) => {
    const question = quiz.questions[number - 1]
    if (question) setEdited({ id: question.id })
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
      <MistakeList mistakes={quiz.mistakes} onOpen={openQuestion} />
      <ol className="flex flex-col gap-3">
        {quiz.questions.map((question, index) => (
          <li className="card p-4" key={question.id}>
            <div className="mb-2 flex items-center justify-between gap-4">
              <h2 className="scroll-mt-4 text-13 text-faint" id={headingOf(index + 1)} tabIndex={-1}>
                Question {index + 1}
              </h2>
              <Button kind="secondary" onClick={() => setEdited({ id: question.id })} size="small">
                Edit
              </Button>
            </div>
            {edited !== null && edited !== 'new' && edited.id === question.id ? (
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
        <Button className="self-start" icon="plus" onClick={() => setEdited('new')}>
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
