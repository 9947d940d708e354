import { createFileRoute } from '@tanstack/react-router'
import { findSubject } from '../../../catalogue-data.ts'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterList } from '../../../features/catalogue/chapter-list.tsx'
import { ChapterListLoading } from '../../../features/catalogue/loading.tsx'

export const Route = createFileRoute('/_site/notes/$subject/')({
  loader: ({ params }) => findSubject(params.subject),
  pendingComponent: () => <ChapterListLoading text="Loading chapters..." />,
  component: SubjectPage,
})

function SubjectPage() {
  const subject = Route.useLoaderData()
  return subject ? <ChapterList subject={subject} /> : <CatalogueNotFound what="Subject" />
}
