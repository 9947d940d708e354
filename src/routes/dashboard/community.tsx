import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/dashboard/coming-soon.tsx'

export const Route = createFileRoute('/dashboard/community')({
  component: () => <ComingSoon hint="The community area is being prepared." icon="users" title="Community" />,
})
