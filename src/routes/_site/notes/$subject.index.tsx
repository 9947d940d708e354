import { createFileRoute } from '@tanstack/react-router'
import { findOutline, findSubjectNotes } from '../../../catalogue-data.ts'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterList } from '../../../features/catalogue/chapter-list.tsx'
import { ChapterListLoading } from '../../../features/catalogue/loading.tsx'

export const Route = createFileRoute('/_site/notes/$subject/')({
  // The notes come after the chapters, and nothing waits for them.
  loader: async ({ params }) => {
    const notes = findSubjectNotes(params.subject)
    return { subject: await findOutline(params.subject), notes }
  },
  pendingComponent: () => <ChapterListLoading text="Loading chapters..." />,
  component: SubjectPage,
})

function SubjectPage() {
  const { subject, notes } = Route.useLoaderData()
  return subject ? <ChapterList notes={notes} subject={subject} /> : <CatalogueNotFound what="Subject" />
}
