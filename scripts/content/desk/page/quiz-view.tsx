import { useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import { Button } from '#src/ui/button.tsx'
import type { DeskPlaces, DeskQuestion, DeskQuiz } from '../desk-types.ts'
import { useDesk } from './ask-desk.ts'
import { HeadForm } from './head-form.tsx'
import { MistakeList } from './mistake-list.tsx'
import { headingOf, QuestionCard } from './question-card.tsx'
import { QuestionForm } from './question-form.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { useOpenForm } from './use-open-form.ts'

/** All questions of a file with answers and explanations, and its mistakes on top. */
export function QuizView({ file, places }: { file: string; places: DeskPlaces }) {
  const { answer: quiz, problem } = useDesk<DeskQuiz>(`/desk/quiz?${new URLSearchParams({ file })}`)
  const form = useOpenForm()
  const [saved, setSaved] = useState('')
  if (problem)
    return (
      <p className="whitespace-pre-line" role="alert">
        {problem}
      </p>
    )
  if (!quiz) return <p role="status">Reading the quiz...</p>
  const { questions, samples, head } = quiz
  const open = (name: string) => {
    setSaved('')
    form.open(name)
  }
  const finish = (what: string) => {
    form.close()
    setSaved(`Saved: ${what}`)
  }
  const props = {
    ...{ file, places, onClose: form.close },
    onSaved: ({ id }: DeskQuestion) => finish(id),
  }
  const openQuestion = (number: number) => {
    const question = questions[number - 1]
    // An open form keeps its text.
    if (question && form.opened === null) open(question.id)
    document.getElementById(headingOf(number))?.focus()
  }
  const last = questions.at(-1)
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <div>
        <h1 className="text-24">{quiz.title}</h1>
        <p className="text-13 text-soft">
          content/{file} · {countOf(questions.length, 'question')}
        </p>
      </div>
      {head && form.opened === 'HEAD' && (
        <HeadForm {...props} head={head} onSaved={() => finish('title, time and tags')} />
      )}
      {head && form.opened !== 'HEAD' && (
        <Button
          className="self-start"
          disabled={form.opened !== null}
          kind="secondary"
          onClick={() => open('HEAD')}
          ref={form.openerOf('HEAD')}
          size="small"
        >
          Edit title, time and tags
        </Button>
      )}
      <MistakeList mistakes={quiz.mistakes} onOpen={openQuestion} />
      <ol className="flex flex-col gap-3">
        {questions
          .map((question, index) => ({ question, number: index + 1 }))
          .map(({ question, number }) => (
            <QuestionCard
              {...{ question, number, props }}
              isOpen={form.opened === question.id}
              isSample={samples.includes(question.id)}
              key={number}
              onOpen={form.opened === null ? () => open(question.id) : null}
              openerRef={form.openerOf(question.id)}
            />
          ))}
      </ol>
      <SavedNotice onOver={() => setSaved('')} text={saved} />
      {form.opened === 'NEW' ? (
        <div className="card p-4">
          <h2 className="mb-2 text-17 font-semibold">A new question</h2>
          <QuestionForm {...props} chapter={last?.chapter ?? ''} topic={last?.topic ?? ''} />
        </div>
      ) : (
        <Button
          className="self-start"
          disabled={form.opened !== null}
          icon="plus"
          onClick={() => open('NEW')}
          ref={form.openerOf('NEW')}
        >
          Add a question
        </Button>
      )}
    </div>
  )
}
