import { findOption } from '#domain/quiz/answers.ts'
import type { FinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { MathText } from '../maths/math-text.tsx'
import { useQuiz } from '../player/use-quiz.ts'

/** The student's answers in an attempt that cannot be graded; nothing if its questions are no longer on the device. */
export function AnswersGiven({ attempt: { quizId, version, answers } }: { attempt: FinishedAttempt }) {
  const { quiz } = useQuiz(quizId, version)
  const answered = quiz?.questions.flatMap((question, index) => {
    const option = findOption(question, answers[question.id] ?? null)
    return option ? { id: question.id, number: index + 1, stem: question.question, answer: option.text } : []
  })
  if (!answered?.length) return null
  return (
    <details className="card w-full text-left">
      <summary className="rounded-lg p-4 font-semibold">{`Your answers (${answered.length})`}</summary>
      <ol className="flex flex-col gap-4 border-t border-line p-4">
        {answered.map(({ id, number, stem, answer }) => (
          <li className="flex flex-col gap-1 overflow-x-auto overflow-y-hidden" key={id}>
            <p className="text-13 text-faint">{`Question ${number}`}</p>
            <p>
              <MathText text={stem} />
            </p>
            <p className="font-semibold">
              <MathText text={answer} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
