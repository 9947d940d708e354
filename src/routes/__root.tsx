import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../app/session/auth.tsx'
import { SearchHost } from '../features/search/search-host.tsx'
import { ConnectionBanner } from '../features/shell/connection-banner.tsx'
import { Notice } from '../features/shell/notice.tsx'
import { UnsentBanner } from '../features/shell/unsent-banner.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <ConnectionBanner />
      <UnsentBanner />
      <Outlet />
      <SearchHost />
      <Notice />
    </>
  ),
})
