import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { HistoryRow } from './history-row.tsx'

type Props = { items: readonly HistoryItem[] | null; isLoading: boolean; isFiltered: boolean }

export function HistoryList({ items, isLoading, isFiltered }: Props) {
  if (!items) {
    return isLoading ? (
      <Skeleton className="flex flex-col gap-2" text="Loading quiz history...">
        {['one', 'two', 'three', 'four'].map((row) => (
          <div className="card flex items-center justify-between gap-4 p-4" key={row}>
            <div className="flex grow flex-col gap-2">
              <Bone className="h-6 w-1/2" />
              <Bone className="h-5 w-2/3" />
            </div>
            <Bone className="h-8 w-14" />
          </div>
        ))}
      </Skeleton>
    ) : null
  }
  if (items.length === 0) {
    return (
      <div className="card">
        <EmptyState
          hint={
            isFiltered
              ? 'You have not taken a quiz in this subject yet. Choose another subject, or take its first quiz.'
              : 'Take your first quiz, and its result will stand here.'
          }
          icon="quiz"
          title="No quiz history found"
        >
          <LinkButton to="/dashboard/quizzes/take">Take Quiz</LinkButton>
        </EmptyState>
      </div>
    )
  }
  return (
    <ul className="flex flex-col gap-2">
      {items.map((item) => (
        <li key={item.id}>
          <HistoryRow item={item} />
        </li>
      ))}
    </ul>
  )
}
