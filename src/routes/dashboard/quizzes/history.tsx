import { createFileRoute } from '@tanstack/react-router'
import { parseHistorySearch } from '#domain/quiz/history-search.ts'
import { HistoryPage } from '#src/features/quiz/history/history-page.tsx'

export const Route = createFileRoute('/dashboard/quizzes/history')({
  validateSearch: parseHistorySearch,
  component: HistoryRoute,
})

function HistoryRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HistoryPage onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })} search={search} />
  )
}
