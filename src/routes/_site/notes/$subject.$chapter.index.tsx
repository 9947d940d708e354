import { createFileRoute } from '@tanstack/react-router'
import { findOutline, findSubjectNotes } from '../../../catalogue-data.ts'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterNotes } from '../../../features/catalogue/chapter-notes.tsx'
import { ChapterListLoading } from '../../../features/catalogue/loading.tsx'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/')({
  loader: async ({ params }) => {
    const notes = findSubjectNotes(params.subject)
    return { subject: await findOutline(params.subject), notes }
  },
  pendingComponent: () => <ChapterListLoading text="Loading notes..." />,
  component: ChapterPage,
})

function ChapterPage() {
  const { chapter: id } = Route.useParams()
  const { subject, notes } = Route.useLoaderData()
  const chapter = subject?.chapters.find((item) => item.id === id)
  if (!subject) return <CatalogueNotFound what="Subject" />
  return chapter ? (
    <ChapterNotes chapter={chapter} notes={notes} subject={subject} />
  ) : (
    <CatalogueNotFound what="Chapter" />
  )
}
