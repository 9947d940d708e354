import { createFileRoute, redirect } from '@tanstack/react-router'

/** An unknown address shows the not-found page to a visitor, and takes a student to the dashboard. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.auth.isAuthenticated ? '/dashboard' : '/404', replace: true })
  },
})
