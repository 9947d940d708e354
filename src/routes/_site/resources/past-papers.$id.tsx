import { createFileRoute, redirect } from '@tanstack/react-router'
import { listPapers } from '#src/content/resource-data.ts'
import { listSimilar } from '#src/features/resources/reading/similar-papers.ts'
import { ReadingLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'
import { PaperReader } from './-paper-reader.tsx'

export const Route = createFileRoute('/_site/resources/past-papers/$id')({
  loader: async ({ params }) => {
    const papers = await listPapers()
    const paper = papers.find(({ id }) => id === params.id)
    if (!paper) throw redirect({ to: '/404', replace: true })
    return { paper, others: listSimilar(papers, paper) }
  },
  pendingComponent: () => <ReadingLoading text="Loading paper..." />,
  errorComponent: PageLoadFailure,
  component: () => <PaperReader {...Route.useLoaderData()} />,
})
