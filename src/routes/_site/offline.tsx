import { createFileRoute, redirect } from '@tanstack/react-router'
import { OfflinePage } from '#src/features/offline/offline-page.tsx'

/** What a visitor has saved on this device; a student finds it in the dashboard. */
export const Route = createFileRoute('/_site/offline')({
  beforeLoad: ({ context }) => {
    if (context.auth.isAuthenticated) throw redirect({ to: '/dashboard/offline', replace: true })
  },
  component: () => (
    <div className="page py-8">
      <OfflinePage />
    </div>
  ),
})
