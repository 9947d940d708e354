import { createFileRoute, redirect } from '@tanstack/react-router'

/** Any other path of the dashboard falls back to its home. */
export const Route = createFileRoute('/dashboard/$')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
