import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/dashboard/coming-soon.tsx'

export const Route = createFileRoute('/dashboard/blogs')({
  component: () => (
    <ComingSoon
      hint="The blogs of the dashboard are being prepared. Those of the public site are under Resources."
      icon="feather"
      title="Blogs"
    />
  ),
})
