import { createFileRoute } from '@tanstack/react-router'
import { openSubject } from '#src/content/catalogue-data.ts'
import { CatalogueNotFound, ChapterListLoading } from '#src/features/catalogue/catalogue-states.tsx'
import { ChapterList } from '#src/features/catalogue/chapters/chapter-list.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/notes/$subject/')({
  loader: ({ params }) => openSubject(params.subject),
  pendingComponent: ChapterListLoading,
  errorComponent: PageLoadFailure,
  component: SubjectPage,
})

function SubjectPage() {
  const { subject, notes } = Route.useLoaderData()
  return subject ? <ChapterList notes={notes} subject={subject} /> : <CatalogueNotFound what="Subject" />
}
