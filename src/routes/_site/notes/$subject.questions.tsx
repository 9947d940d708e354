import { createFileRoute } from '@tanstack/react-router'
import { parseQuestionSearch } from '#domain/catalogue/question-search.ts'
import { openQuestions } from '#src/content/board-question-data.ts'
import { CatalogueNotFound, ChapterListLoading } from '#src/features/catalogue/catalogue-states.tsx'
import { QuestionsPage } from '#src/features/catalogue/questions/questions-page.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/notes/$subject/questions')({
  validateSearch: parseQuestionSearch,
  loader: ({ params }) => openQuestions(params.subject),
  pendingComponent: ChapterListLoading,
  errorComponent: PageLoadFailure,
  component: SubjectQuestionsPage,
})

function SubjectQuestionsPage() {
  const navigate = Route.useNavigate()
  const opened = Route.useLoaderData()
  const search = Route.useSearch()
  if (!opened) return <CatalogueNotFound what="Subject" />
  return (
    <QuestionsPage
      {...opened}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      search={search}
    />
  )
}
