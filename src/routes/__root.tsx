import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ConnectionBanner } from '../features/shell/connection-banner.tsx'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <ConnectionBanner />
      <Outlet />
    </>
  ),
})
