import { useState } from 'react'
import { QuestionRun, type RunQuestion } from './question-run.tsx'
import { RunSummary } from './run-summary.tsx'
import { useRun } from './use-run.ts'

type Props = { questions: readonly RunQuestion[]; onEnd: () => void }

/** A practice of the questions that an attempt missed. It needs no line. */
export function RetryRun({ questions, onEnd }: Props) {
  const run = useRun()
  const [isDone, setDone] = useState(false)
  return isDone ? (
    <RunSummary again="Back to the results" answers={run.answers} of="retry" onAgain={onEnd} title="Retry done" />
  ) : (
    <QuestionRun
      isExplained
      onAnswer={run.add}
      onEnd={() => {
        run.end()
        setDone(true)
      }}
      questions={questions}
      title="Retry"
    />
  )
}
