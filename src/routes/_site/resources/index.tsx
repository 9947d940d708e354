import { createFileRoute } from '@tanstack/react-router'
import { countResources } from '../../../content/resource-data.ts'
import { ResourcesHub } from '../../../features/resources/lists/resources-hub.tsx'
import { ListLoading } from '../../../features/resources/resource-loading.tsx'
import { PageLoadFailure } from '../../../ui/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/')({
  loader: countResources,
  pendingComponent: () => <ListLoading text="Loading resources..." />,
  errorComponent: PageLoadFailure,
  component: () => <ResourcesHub counts={Route.useLoaderData()} />,
})
