import { createFileRoute } from '@tanstack/react-router'
import { openSubject } from '../../../content/catalogue-data.ts'
import { CatalogueFailure } from '../../../features/catalogue/catalogue-failure.tsx'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterList } from '../../../features/catalogue/chapters/chapter-list.tsx'
import { ChapterListLoading } from '../../../features/catalogue/loading.tsx'

export const Route = createFileRoute('/_site/notes/$subject/')({
  loader: ({ params }) => openSubject(params.subject),
  pendingComponent: ChapterListLoading,
  errorComponent: CatalogueFailure,
  component: SubjectPage,
})

function SubjectPage() {
  const { subject, notes } = Route.useLoaderData()
  return subject ? <ChapterList notes={notes} subject={subject} /> : <CatalogueNotFound what="Subject" />
}
