import { countOf, formatNumber } from '#domain/numbers.ts'
import { LOCAL_HISTORY_MAX, parseHistory } from '#domain/quiz/history-copy.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { describeRank, rankAmong } from '#domain/quiz/rank.ts'
import { resultColour } from '#domain/quiz/result-colours.ts'
import { type BlindGuesses, type SectionResult, sumBlindGuesses, sumSections } from '#domain/quiz/section-results.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { readHistoryText } from '#src/platform/device/copies/quiz-history.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'
import { formatClock } from '../format-time.ts'
import type { GradedAttempt } from '../results/result-notes.tsx'

type Props = { userId: string; attempt: GradedAttempt; quiz: PublicQuiz }

/** The results of a mock exam by section, the cost of wrong answers, and the rank among the student's own attempts. */
export function ExamResults({ userId, attempt, quiz }: Props) {
  const { grade } = attempt.result
  const sections = sumSections(quiz, grade.questions, attempt.times)
  return (
    <section aria-labelledby="by-section" className="card flex flex-col gap-4 p-4 sm:p-6">
      <div>
        <h2 className="text-20" id="by-section">
          Results by section
        </h2>
        <OwnRank attempt={attempt} subject={quiz.subject} userId={userId} />
      </div>
      <ul className="flex flex-col gap-4">
        {sections.map((section) => (
          <SectionBar key={section.name} {...section} />
        ))}
      </ul>
      <Guesses
        guesses={sumBlindGuesses(quiz, grade.questions)}
        open={grade.totalQuestions - grade.answeredQuestions}
        wrong={grade.answeredQuestions - grade.correctAnswers}
      />
    </section>
  )
}

function SectionBar({ name, right, wrong, open, penalty, earned, total, seconds }: SectionResult) {
  const share = total === 0 ? 0 : Math.max(0, earned / total)
  return (
    <li className={`flex flex-col gap-1 ${TEXT_COLOURS[resultColour(share * 100)]}`}>
      <p className="flex flex-wrap justify-between gap-x-4 text-ink">
        <span className="font-semibold">{name}</span>
        <span className="tabular">
          <span>{`${formatSigned(earned)}/${total}`}</span>
          <span className="sr-only"> marks</span>
        </span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-current" data-fill style={{ width: `${share * 100}%` }} />
      </div>
      <p className="tabular flex flex-wrap gap-x-4 text-13 text-soft">
        <span>{`${right} right`}</span>
        <span>{`${wrong} wrong`}</span>
        <span>{`${open} open`}</span>
        {penalty > 0 && <span>{`${formatNumber(penalty)} marks off`}</span>}
        {seconds !== null && (
          <span className="flex items-center gap-1">
            <Icon className="size-4" name="clock" />
            <span className="sr-only">Time </span>
            <span>{formatClock(seconds)}</span>
          </span>
        )}
      </p>
    </li>
  )
}

/** Blind guesses on average: what they would have brought or cost. */
function Guesses({ guesses, open, wrong }: { guesses: BlindGuesses; open: number; wrong: number }) {
  if (open + wrong === 0) return null
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-2">
      <h3 className="text-15">If you had guessed blindly</h3>
      {open > 0 && (
        <p className="text-soft">{`Blind guesses at the ${countOf(open, 'open question')} would have ${nameEffect(guesses.open)} on average.`}</p>
      )}
      {wrong > 0 && (
        <p className="text-soft">{`Blind guesses at the ${countOf(wrong, 'question')} that you answered wrong would have ${nameEffect(guesses.wrong)} on average.`}</p>
      )}
    </div>
  )
}

function nameEffect(marks: number): string {
  if (marks === 0) return 'changed nothing'
  const size = `${formatNumber(Math.abs(marks))} ${Math.abs(marks) === 1 ? 'mark' : 'marks'}`
  return marks > 0 ? `brought ${size}` : `cost ${size}`
}

/** With a minus sign, which is as wide as a digit. */
function formatSigned(marks: number): string {
  return marks < 0 ? `−${formatNumber(-marks)}` : formatNumber(marks)
}

/** The place among the student's own attempts: by the worker's history once the result is in it, else by this device's. */
function OwnRank({ userId, attempt, subject }: { userId: string; attempt: GradedAttempt; subject: string }) {
  const isStored = attempt.state === 'stored'
  const copy = parseHistory(useCopy(() => readHistoryText(userId)))
  const listed = trpc.quizResults.list.useQuery(
    { subject, sort: 'recent', limit: LOCAL_HISTORY_MAX },
    { enabled: isStored },
  )
  const history = listed.data?.items ?? copy
  // A visitor has no history.
  if (history.length === 0) return null
  const { grade, timeSpent } = attempt.result
  const { score, correctAnswers } = grade
  return (
    <p className="text-soft">
      {describeRank(rankAmong(history, { quizId: attempt.quizId, score, correctAnswers, timeSpent }))}
    </p>
  )
}
