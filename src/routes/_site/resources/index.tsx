import { createFileRoute } from '@tanstack/react-router'
import { ListLoading } from '../../../features/resources/loading.tsx'
import { ResourceFailure } from '../../../features/resources/resource-failure.tsx'
import { ResourcesHub } from '../../../features/resources/resources-hub.tsx'
import { countResources } from '../../../resource-data.ts'

export const Route = createFileRoute('/_site/resources/')({
  loader: countResources,
  pendingComponent: () => <ListLoading text="Loading resources..." />,
  errorComponent: ResourceFailure,
  component: () => <ResourcesHub counts={Route.useLoaderData()} />,
})
