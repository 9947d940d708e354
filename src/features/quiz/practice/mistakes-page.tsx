import { useEffect, useMemo, useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import type { PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import { withoutAnswered } from '#domain/quiz/todays-mistakes.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { parseMistakes, readMistakesText, writeMistakes } from '#src/platform/device/copies/mistakes.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { listUnsent } from '#src/platform/device/outbox/add.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useToday } from '#src/ui/clock/use-clock.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { NotebookList } from './notebook-list.tsx'
import { QuestionRun, type RunQuestion } from './question-run.tsx'
import { RunSummary } from './run-summary.tsx'
import { useRun } from './use-run.ts'

type Stage = { name: 'overview' } | { name: 'run'; questions: readonly RunQuestion[] } | { name: 'end' }

/** The notebook of mistakes: today's questions, and all that are in it. */
export function MistakesPage({ subjects }: { subjects: readonly PractiseSubject[] }) {
  const [stage, setStage] = useState<Stage>({ name: 'overview' })
  const run = useRun()
  return (
    <>
      <PageHead title="Mistakes notebook" />
      {stage.name === 'run' && (
        <QuestionRun
          isExplained
          onAnswer={run.add}
          onEnd={() => {
            run.end()
            setStage({ name: 'end' })
          }}
          questions={stage.questions}
          title="Mistakes"
        />
      )}
      {stage.name === 'end' && (
        <RunSummary
          again="Back to the notebook"
          answers={run.answers}
          of="notebook"
          onAgain={() => setStage({ name: 'overview' })}
          title="Done for now"
        />
      )}
      {stage.name === 'overview' && (
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
          <div className="flex flex-col gap-1">
            <LinkButton className="-ml-3 self-start" icon="arrow-left" kind="quiet" to="/dashboard/quizzes">
              Back
            </LinkButton>
            <h1 className="text-32">Mistakes notebook</h1>
            <p className="text-soft">
              A question that you missed comes back after some days. It leaves when you have known it on two days.
            </p>
          </div>
          <Today
            onStart={(questions) => {
              run.clear()
              setStage({ name: 'run', questions })
            }}
          />
          <NotebookList subjects={subjects} />
        </div>
      )}
    </>
  )
}

function Today({ onStart }: { onStart: (questions: readonly RunQuestion[]) => void }) {
  const userId = useUserId()
  const day = useToday()
  const text = useCopy(() => readMistakesText(userId))
  const copy = useMemo(() => parseMistakes(text, day), [text, day])
  const { data, error, isFetching, isPaused, refetch } = trpc.learning.today.useQuery(undefined, { staleTime: 0 })
  useEffect(() => {
    if (data) writeMistakes(userId, day, withoutAnswered(data, listAnswered(userId)))
  }, [data, day, userId])
  const known = data ?? copy
  const answered = listAnswered(userId)
  const questions = known ? withoutAnswered(known, answered).questions : []
  return (
    <section aria-labelledby="for-today" className="card flex flex-col gap-3 p-6">
      <h2 className="text-20" id="for-today">
        For today
      </h2>
      {!known && !error && !isPaused && (
        <Skeleton text="Loading your mistakes...">
          <Bone className="h-11" />
        </Skeleton>
      )}
      {!known && (error || isPaused) && (
        <div className="flex flex-wrap items-center gap-3" role="alert">
          <p className="grow text-soft">
            {error ? describeError(error) : 'You are offline. Your mistakes show when the connection is back.'}
          </p>
          <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {known && questions.length === 0 && (
        <p className="text-soft">
          {known.reviewedToday > 0 || answered.size > 0
            ? 'That is all for today. Well done.'
            : 'Nothing to go over today.'}
        </p>
      )}
      {questions.length > 0 && (
        <>
          <p className="text-soft">{`${countOf(questions.length, 'question')} to go over, without a clock.`}</p>
          <Button className="self-start" icon="play" onClick={() => onStart(questions)}>
            Start
          </Button>
        </>
      )}
    </section>
  )
}

/** The questions whose answers the worker has not confirmed. */
function listAnswered(userId: string): ReadonlySet<string> {
  const unsent = listUnsent('practice', userId)
  return new Set(unsent.flatMap(({ payload }) => payload.answers.map(({ questionId }) => questionId)))
}
