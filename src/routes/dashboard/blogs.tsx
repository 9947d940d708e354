import { createFileRoute } from '@tanstack/react-router'
import { ComingPart } from '../../features/dashboard/coming.tsx'

export const Route = createFileRoute('/dashboard/blogs')({
  component: () => (
    <ComingPart
      hint="The blogs of the dashboard are being prepared. Those of the public site are under Resources."
      icon="feather"
      title="Blogs"
    />
  ),
})
