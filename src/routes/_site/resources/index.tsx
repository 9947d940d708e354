import { createFileRoute } from '@tanstack/react-router'
import { countResources } from '#src/content/resource-data.ts'
import { ResourcesHub } from '#src/features/resources/lists/resources-hub.tsx'
import { ListLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/')({
  loader: countResources,
  pendingComponent: () => <ListLoading text="Loading resources..." />,
  errorComponent: PageLoadFailure,
  component: () => <ResourcesHub counts={Route.useLoaderData()} />,
})
