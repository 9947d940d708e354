import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../app/router-context.ts'
import { SearchHost } from '../features/search/search-host.tsx'
import { ConnectionBanner } from '../features/shell/connection-banner.tsx'
import { Notice } from '../features/shell/notice.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <ConnectionBanner />
      <Outlet />
      <SearchHost />
      <Notice />
    </>
  ),
})
