import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { BankQuestion } from '#domain/quiz/bank-chapters.ts'
import type { Confidence } from '#domain/quiz/practice-rules.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { FigurePicture } from '../maths/figure-picture.tsx'
import { MathText, OptionText } from '../maths/math-text.tsx'
import { ReportQuestion } from '../report-question.tsx'
import { SignedOutLine } from '../signed-out-line.tsx'

/** `chapter` is null if the bank no longer has the question: its answer is not stored then. */
export type RunQuestion = Omit<BankQuestion, 'isExam'> & { chapter: string | null }
export type RunAnswer = { question: RunQuestion; option: string; confidence: Confidence; at: number }

type Props = {
  title: string
  questions: readonly RunQuestion[]
  /** Whether each answer is explained before the next question. */
  isExplained: boolean
  /** Called again with the same time when the student says that a right answer was a guess. */
  onAnswer: (answer: RunAnswer) => void
  onEnd: () => void
}

/** Questions one after the other, without a clock. */
export function QuestionRun({ title, questions, isExplained, onAnswer, onEnd }: Props) {
  const [index, setIndex] = useState(0)
  const question = questions[index]
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
  useEffect(() => heading.current?.focus(), [index])
  if (!question) return null
  const next = () => (index + 1 < questions.length ? setIndex(index + 1) : onEnd())
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 outline-none" ref={heading} tabIndex={-1}>
          {`${title}: question ${index + 1} of ${questions.length}`}
        </h1>
        <Button kind="quiet" onClick={onEnd}>
          End here
        </Button>
      </div>
      <SignedOutLine when="afterwards" />
      <RunCard
        isExplained={isExplained}
        isLast={index + 1 === questions.length}
        key={question.id}
        onAnswer={onAnswer}
        onNext={next}
        question={question}
      />
    </section>
  )
}

type CardProps = Pick<Props, 'isExplained' | 'onAnswer'> & {
  question: RunQuestion
  isLast: boolean
  onNext: () => void
}

function RunCard({ question, isExplained, isLast, onAnswer, onNext }: CardProps) {
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [answeredAt, setAnsweredAt] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isAnswered = answeredAt !== null
  const isRight = chosen === question.correctAnswer
  const isGuest = useUserId() === GUEST

  const check = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null) return setMissing(true)
    if (isAnswered) return onNext()
    const at = Date.now()
    onAnswer({ question, option: chosen, confidence: 'knew', at })
    if (!isExplained) return onNext()
    setAnsweredAt(at)
  }
  const guessed = () => {
    if (chosen !== null && isAnswered) onAnswer({ question, option: chosen, confidence: 'guessed', at: answeredAt })
    onNext()
  }

  return (
    <>
      <form className="card flex flex-col gap-4 p-4 sm:p-6" onSubmit={check}>
        <p className="text-13 text-faint">{`${question.topic} · ${question.difficulty}`}</p>
        <h2
          className="overflow-x-auto overflow-y-hidden py-1 text-17 font-normal text-pretty outline-none"
          id={`${id}-stem`}
        >
          <MathText text={question.question} />
        </h2>
        {question.figure && (
          <div>
            <FigurePicture {...question.figure} />
          </div>
        )}
        <div aria-labelledby={`${id}-stem`} className="flex flex-col gap-2" role="radiogroup">
          {question.options.map((option, place) => {
            const mark = isAnswered ? markOf(option.id, question, chosen) : null
            return (
              <label
                className={`flex min-h-12 flex-wrap items-center gap-3 rounded-sm border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${mark ? mark.border : chosen === option.id ? 'border-accent bg-raised' : 'border-line hover:border-strong'}`}
                key={option.id}
              >
                <input
                  checked={chosen === option.id}
                  className="size-5 shrink-0 accent-accent"
                  disabled={isAnswered}
                  name={`${id}-option`}
                  onChange={() => {
                    setChosen(option.id)
                    setMissing(false)
                  }}
                  type="radio"
                  value={option.id}
                />
                <span className="font-semibold text-soft" translate="no">
                  {OPTION_LETTERS[place]}
                </span>
                <span className="min-w-0 grow basis-0 overflow-x-auto overflow-y-hidden py-1">
                  <OptionText option={option} />
                </span>
                {mark && (
                  <span className={`flex items-center gap-1 text-13 ${mark.colour}`}>
                    <Icon className="size-4" name={mark.icon} />
                    <span>{mark.text}</span>
                  </span>
                )}
              </label>
            )
          })}
        </div>
        <div aria-live="polite" className="empty:hidden">
          {isMissing && <p className="text-orange">Choose an answer first.</p>}
          {isAnswered && (
            <div className="flex flex-col gap-2 border-t border-line pt-4">
              <p className={`flex items-center gap-2 font-semibold ${isRight ? 'text-green' : 'text-red'}`}>
                <Icon className="size-5" name={isRight ? 'check' : 'close'} />
                <span>
                  {isRight ? 'Right.' : isGuest ? 'Not right.' : 'Not right. It is in your notebook of mistakes.'}
                </span>
              </p>
              <div className="overflow-x-auto overflow-y-hidden text-pretty">
                <MathText text={question.explanation} />
              </div>
            </div>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {!isAnswered && (
            <Button type="submit">{isExplained ? 'Check answer' : isLast ? 'Finish' : 'Next question'}</Button>
          )}
          {isAnswered && isRight && (
            <>
              <Button type="submit">I knew it</Button>
              <Button kind="secondary" onClick={guessed}>
                I guessed
              </Button>
            </>
          )}
          {isAnswered && !isRight && <Button type="submit">{isLast ? 'Finish' : 'Next question'}</Button>}
        </div>
      </form>
      {isAnswered && <ReportQuestion name="this question" questionId={question.id} />}
    </>
  )
}

function markOf(option: string, { correctAnswer }: RunQuestion, chosen: string | null) {
  if (option === correctAnswer) {
    const text = option === chosen ? 'Your answer, right' : 'Right answer'
    return { border: 'border-green/60', colour: 'text-green', icon: 'check', text } as const
  }
  if (option !== chosen) return null
  return { border: 'border-red/60', colour: 'text-red', icon: 'close', text: 'Your answer' } as const
}
