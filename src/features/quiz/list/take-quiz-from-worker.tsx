import type { QuizSummary } from '#domain/quiz/quiz.ts'
import type { QuizSearch } from '#domain/quiz/quiz-search.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { StillTrying } from '../player/still-trying.tsx'
import { QuizListSkeleton } from './quiz-list-skeleton.tsx'
import { TakeQuiz } from './take-quiz.tsx'

type Props = {
  search: QuizSearch
  onSearch: (search: QuizSearch) => void
  /** The quizzes, if the page has them already. */
  known: QuizSummary[] | undefined
}

/** Take Quiz in the dashboard, with the worker's list of quizzes. */
export function TakeQuizFromWorker({ known, ...props }: Props) {
  const quizzes = trpc.quizzes.list.useQuery(undefined, { staleTime: 5 * 60_000, ...(known && { initialData: known }) })
  return (
    <TakeQuiz quizzes={quizzes.data} {...props}>
      <StillTrying query={quizzes} />
      {quizzes.isPending && <QuizListSkeleton />}
      {quizzes.isError && (
        <div role="alert">
          <EmptyState hint={describeError(quizzes.error)} icon="cloud-off" title="The quizzes did not arrive">
            <Button busy={quizzes.isFetching} icon="refresh" onClick={() => quizzes.refetch()}>
              Try Again
            </Button>
          </EmptyState>
        </div>
      )}
    </TakeQuiz>
  )
}
