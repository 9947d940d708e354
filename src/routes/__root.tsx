import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#src/platform/session/auth.tsx'
import { SearchHost } from '../features/search/search-host.tsx'
import { ConnectionBanner, Notice, UnsentBanner, UpdateBanner } from '../features/shell/banners.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <ConnectionBanner />
      <UpdateBanner />
      <UnsentBanner />
      <Outlet />
      <SearchHost />
      <Notice />
    </>
  ),
})
