import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { findOption } from '#domain/quiz/answers.ts'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { countAnswered } from '#domain/quiz/attempt-progress.ts'
import { listSections } from '#domain/quiz/exam-sections.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { leaveEvents } from '#src/platform/device/left-attempt.ts'
import { Button } from '#src/ui/button.tsx'
import { isPageCovered } from '#src/ui/keys/single-key.ts'
import { useIsStored } from '../attempt/use-is-stored.ts'
import { PlayerHeader } from '../player/player-header.tsx'
import { SubmitDialog } from '../player/submit-dialog.tsx'
import { useAttemptEvents } from '../player/use-attempt-events.ts'
import { findEntryAct } from './entry-keys.ts'
import { PaperRow } from './paper-row.tsx'
import { SectionSummary } from './section-summary.tsx'
import { useStable } from './use-stable.ts'

type Props = { userId: string; quiz: PublicQuiz; stored: UnfinishedAttempt; onLeave: () => void }

/** Where the answers that were marked on paper are entered, row by row, without a clock. */
export function PaperEntry({ userId, quiz, stored, onLeave }: Props) {
  const { attempt, pending, tell } = useAttemptEvents(userId, stored)
  const isStored = useIsStored(userId, stored.attemptId)
  const sections = useMemo(() => listSections(quiz), [quiz])
  const [isAsking, setAsking] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  const [reachable, setReachable] = useState({ position: 0, option: 0 })
  const { questions } = quiz
  const answered = countAnswered(attempt)

  const markedAt = (position: number) => {
    const question = questions[position]
    const option = question && findOption(question, attempt.answers[question.id] ?? null)
    return question?.options.findIndex(({ id }) => id === option?.id) ?? -1
  }
  const answer = (position: number, option: string | null) => {
    const question = questions[position]
    if (question) tell({ type: 'answer', questionId: question.id, option })
  }
  const focus = (position: number, option: number) =>
    rows.current?.querySelector<HTMLElement>(`[data-bubble="${position}-${option}"]`)?.focus()

  // A second touch takes a mark back.
  const onMark = useStable((position: number, option: number) =>
    answer(position, markedAt(position) === option ? null : (questions[position]?.options[option]?.id ?? null)),
  )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const bubble = event.target instanceof HTMLElement ? event.target.dataset.bubble : undefined
    const act = bubble === undefined || isPageCovered() ? null : findEntryAct(event)
    if (!act || bubble === undefined) return
    event.preventDefault()
    const [position = 0, option = 0] = bubble.split('-').map(Number)
    if (act === 'clear') return answer(position, null)
    const last = questions.length - 1
    if ('option' in act) {
      answer(position, questions[position]?.options[act.option]?.id ?? null)
      return focus(Math.min(position + 1, last), act.option)
    }
    const nextOption = Math.min(Math.max(0, option + act.columns), OPTION_LETTERS.length - 1)
    focus(Math.min(Math.max(0, position + act.rows), last), nextOption)
  })
  const keep = useEffectEvent(() => {
    if (pending.length > 0) leaveEvents(userId, stored.attemptId, pending)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const onPageHide = () => keep()
    addEventListener('keydown', listen)
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('keydown', listen)
      removeEventListener('pagehide', onPageHide)
    }
  }, [])
  const onReach = useCallback((position: number, option: number) => setReachable({ position, option }), [])

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <PlayerHeader
        counter="Your marks from paper"
        done={answered}
        isSafe={isStored}
        onLeave={onLeave}
        subject={quiz.subject}
        title={quiz.title}
        total={questions.length}
        word="marked"
      />
      <p className="text-soft">
        Touch what you marked; a second touch takes it back. By key: A to D or 1 to 4 mark and go on, arrows move,
        Delete clears. There is no clock here.
      </p>
      <div className="flex flex-col gap-6" ref={rows}>
        {sections.map(({ name, positions }, index) => (
          <section aria-labelledby={`marks-${index}`} className="card flex flex-col gap-2 p-4" key={name}>
            <div className="flex flex-wrap justify-between gap-x-3">
              <h2 className="text-17" id={`marks-${index}`}>
                {name}
              </h2>
              <p className="tabular text-soft">
                {`${positions.filter((position) => markedAt(position) >= 0).length} of ${positions.length} marked`}
              </p>
            </div>
            {positions.map((position) => (
              <PaperRow
                key={position}
                marked={markedAt(position)}
                onMark={onMark}
                onReach={onReach}
                position={position}
                reachable={position === reachable.position ? reachable.option : -1}
              />
            ))}
          </section>
        ))}
      </div>
      <div className="card sticky bottom-2 z-30 flex flex-wrap items-center justify-between gap-2 p-2 shadow-float">
        <p className="tabular px-2 font-semibold">{`${answered} of ${questions.length} marked`}</p>
        <Button onClick={() => setAsking(true)}>Submit Quiz</Button>
      </div>
      {isAsking && (
        <SubmitDialog
          exam={quiz.exam}
          flagged={0}
          onClose={() => setAsking(false)}
          onGoToFlagged={() => {}}
          onGoToOpen={() => {
            setAsking(false)
            const open = questions.findIndex((_, position) => markedAt(position) < 0)
            // After the dialog has given the focus back.
            setTimeout(() => focus(open, 0), 50)
          }}
          onSubmit={() => tell({ type: 'hand-in', remaining: attempt.remaining, timedOut: false, now: Date.now() })}
          summary={<SectionSummary attempt={attempt} quiz={quiz} />}
          total={questions.length}
          unanswered={questions.length - answered}
        />
      )}
    </div>
  )
}
