import { createFileRoute } from '@tanstack/react-router'
import { countResources } from '../../../content/resource-data.ts'
import { ResourcesHub } from '../../../features/resources/lists/resources-hub.tsx'
import { ListLoading } from '../../../features/resources/loading.tsx'
import { ResourceFailure } from '../../../features/resources/resource-failure.tsx'

export const Route = createFileRoute('/_site/resources/')({
  loader: countResources,
  pendingComponent: () => <ListLoading text="Loading resources..." />,
  errorComponent: ResourceFailure,
  component: () => <ResourcesHub counts={Route.useLoaderData()} />,
})
