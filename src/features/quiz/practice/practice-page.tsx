import { useState } from 'react'
import type { PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import type { PracticeChoice } from '#domain/quiz/practice.ts'
import { PRACTICE_MESSAGES } from '#domain/quiz/practice-rules.ts'
import { useTopics } from '#src/platform/data/topics-query.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PracticeForm } from './practice-form.tsx'
import { QuestionRun, type RunQuestion } from './question-run.tsx'
import { RunSummary } from './run-summary.tsx'
import { useRun } from './use-run.ts'

type Props = { subjects: readonly PractiseSubject[]; chapter: string | undefined }
type Stage = { name: 'choose' } | { name: 'run'; questions: RunQuestion[]; isExplained: boolean } | { name: 'end' }

export function PracticePage({ subjects, chapter }: Props) {
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const [isStarting, setStarting] = useState(false)
  const [trouble, setTrouble] = useState('')
  const run = useRun()
  const { client } = trpc.useUtils()
  const topics = useTopics()

  const start = async (choice: PracticeChoice, isExplained: boolean) => {
    setStarting(true)
    setTrouble('')
    try {
      const { questions } = await client.learning.practise.query(choice)
      if (questions.length === 0) return setTrouble(PRACTICE_MESSAGES.nothing)
      run.clear()
      setStage({ name: 'run', questions, isExplained })
    } catch (error) {
      setTrouble(describeError(error))
    } finally {
      setStarting(false)
    }
  }
  const end = () => {
    run.end()
    setStage({ name: 'end' })
  }

  return (
    <>
      <PageHead title="Practice" />
      {stage.name === 'run' && (
        <QuestionRun
          isExplained={stage.isExplained}
          onAnswer={run.add}
          onEnd={end}
          questions={stage.questions}
          title="Practice"
        />
      )}
      {stage.name === 'end' && (
        <RunSummary
          again="Practise more"
          of="practice"
          answers={run.answers}
          onAgain={() => setStage({ name: 'choose' })}
          title="Practice done"
        />
      )}
      {stage.name === 'choose' && (
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
          <LinkButton className="-ml-3 self-start" icon="arrow-left" kind="quiet" to="/dashboard/quizzes">
            Back
          </LinkButton>
          <div className="flex flex-col gap-1">
            <h1 className="text-32">Practice</h1>
            <p className="text-soft">
              Choose chapters and answer at your own pace. Questions that you missed come first, then new ones.
            </p>
          </div>
          {trouble && <Message text={trouble} />}
          <PracticeForm chapter={chapter} isStarting={isStarting} onStart={start} subjects={subjects} topics={topics} />
        </div>
      )}
    </>
  )
}
