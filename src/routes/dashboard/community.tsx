import { createFileRoute } from '@tanstack/react-router'
import { ComingPart } from '../../features/dashboard/coming.tsx'

export const Route = createFileRoute('/dashboard/community')({
  component: () => <ComingPart hint="The community area is being prepared." icon="users" title="Community" />,
})
