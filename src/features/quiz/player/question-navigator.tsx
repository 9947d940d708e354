import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { Icon } from '#src/ui/icon.tsx'

type Props = { questions: readonly PublicQuestion[]; attempt: UnfinishedAttempt; onGo: (position: number) => void }

/** All questions with their states, ten in a row on wide screens. */
export function QuestionNavigator({ questions, attempt, onGo }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <ol className="grid grid-cols-5 gap-2 sm:grid-cols-10">
        {questions.map(({ id }, index) => (
          <li key={id}>
            <Cell
              isAnswered={id in attempt.answers}
              isCurrent={index === attempt.position}
              isFlagged={attempt.flagged.includes(id)}
              number={index + 1}
              onGo={() => onGo(index)}
            />
          </li>
        ))}
      </ol>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-13 text-soft">
        <li className="flex items-center gap-2">
          <span className={`inline-flex size-6 items-center justify-center rounded-sm border ${ANSWERED}`}>
            <Icon className="size-4 text-accent" name="check" />
          </span>
          Answered
        </li>
        <li className="flex items-center gap-2">
          <span className={`inline-block size-6 rounded-sm border ${OPEN}`} />
          Not answered
        </li>
        <li className="flex items-center gap-2">
          <Icon className="size-4 fill-orange text-orange" name="flag" />
          Flagged
        </li>
      </ul>
    </div>
  )
}

const ANSWERED = 'border-accent/70 bg-raised text-ink'
const OPEN = 'border-line text-soft'

type CellProps = { number: number; isAnswered: boolean; isFlagged: boolean; isCurrent: boolean; onGo: () => void }

function Cell({ number, isAnswered, isFlagged, isCurrent, onGo }: CellProps) {
  const standing = `${isAnswered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`
  return (
    <button
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`Question ${number}, ${standing}`}
      className={`tabular relative flex min-h-12 w-full items-center justify-center rounded-sm border font-semibold hover:border-strong ${isAnswered ? ANSWERED : OPEN} ${isCurrent ? 'outline-2 outline-ink' : ''}`}
      onClick={onGo}
      type="button"
    >
      <span>{number}</span>
      {isAnswered && <Icon className="absolute right-0.5 bottom-0.5 size-3.5 text-accent" name="check" />}
      {isFlagged && <Icon className="absolute top-0.5 right-0.5 size-3.5 fill-orange text-orange" name="flag" />}
    </button>
  )
}
