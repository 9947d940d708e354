import type { ReactNode } from 'react'
import { announcePenalty } from '#domain/quiz/exam-penalty.ts'
import type { QuizExam } from '#domain/quiz/quiz.ts'
import { EXTRA_TIME_NAMES, type ExtraTime, limitWith } from '#domain/quiz/quiz-settings.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { StateLegend } from './state-mark.tsx'

type Props = { exam: QuizExam; minutes: number; extraTime: ExtraTime }

/** What a student must know before the clock of a mock exam starts. */
export function ExamRules({ exam, minutes, extraTime }: Props) {
  const extra = tellOwnTime(minutes, extraTime)
  return (
    <>
      <section aria-labelledby="rules" className="card flex flex-col gap-4 p-4 sm:p-6">
        <h2 className="text-20" id="rules">
          Time and marks
        </h2>
        <ul className="flex flex-col gap-4">
          <Rule icon="clock" title={`${minutes} minutes for the whole paper`}>
            <span>
              The clock starts when you press <b className="font-semibold">I am ready</b>. When it reaches zero, your
              answers are handed in by themselves.
            </span>
            {extra && <b className="block font-semibold text-ink">{extra}</b>}
          </Rule>
          <Rule icon="minus" title={announcePenalty(exam)}>
            <span>A question that you leave open costs nothing.</span>
            {exam.penaltyRemark && <span className="block">{`Sources differ: ${lowerFirst(exam.penaltyRemark)}`}</span>}
          </Rule>
          <Rule icon="layers" title="The sections in any order">
            Move between them as you like, and change any answer until you hand in. You see the result at the end, not
            before.
          </Rule>
          <Rule icon="lock" title="Power and line may fail">
            Every answer is kept on this device at once. While the page is closed or the power is off, the clock waits.
            Without a line you go on, and what you hand in is sent when the line is back.
          </Rule>
          <Rule icon="monitor" title="The screen stays on">
            If your browser allows it. You may also use the full screen.
          </Rule>
          <Rule className="max-md:hidden" icon="grid" title="Keys">
            A to D or 1 to 4 choose, left and right arrows move, F flags for review.
          </Rule>
        </ul>
      </section>
      <section aria-labelledby="states" className="card flex flex-col gap-4 p-4 sm:p-6">
        <h2 className="text-20" id="states">
          How each question is marked
        </h2>
        <StateLegend />
      </section>
    </>
  )
}

/** What the settings of the student change; null if nothing. */
function tellOwnTime(minutes: number, extraTime: ExtraTime): string | null {
  if (extraTime === 'none') return null
  if (extraTime === 'untimed')
    return 'By your settings you have no time limit: the clock shows the time that you spend.'
  const own = Math.round(limitWith(minutes * 60, extraTime) / 60)
  return `By your settings you have ${EXTRA_TIME_NAMES[extraTime]}: ${own} minutes.`
}

type RuleProps = { icon: IconName; title: string; className?: string; children: ReactNode }

function Rule({ icon, title, className = '', children }: RuleProps) {
  return (
    <li className={`flex gap-3 ${className}`}>
      <Icon className="mt-1 size-5 shrink-0 text-accent" name={icon} />
      <div className="min-w-0">
        <h3 className="text-15">{title}</h3>
        <p className="text-soft">{children}</p>
      </div>
    </li>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
