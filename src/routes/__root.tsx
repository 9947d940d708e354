import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { SearchHost } from '#src/features/search/search-host.tsx'
import { ConnectionBanner, UpdateBanner } from '#src/features/shell/connection-banner.tsx'
import { Notice } from '#src/features/shell/notice.tsx'
import { UnsentBanner } from '#src/features/shell/unsent-banner.tsx'
import type { RouterContext } from '#src/platform/session/auth.tsx'

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
