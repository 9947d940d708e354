import { createFileRoute } from '@tanstack/react-router'
import { ComingPart } from '../../features/dashboard/coming.tsx'

export const Route = createFileRoute('/dashboard/profile')({
  component: () => (
    <ComingPart
      hint="Your profile is being prepared. Your results and your reading are kept already."
      icon="user"
      title="Profile"
    />
  ),
})
