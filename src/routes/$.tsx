import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address that is nothing: a visitor is told, a student is taken to the dashboard. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.auth.isAuthenticated ? '/dashboard' : '/404', replace: true })
  },
})
