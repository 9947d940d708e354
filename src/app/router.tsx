import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { DefaultRouteError } from '#src/platform/loading/load-failure.tsx'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import type { RouterContext } from '#src/platform/session/auth.tsx'
import { routeTree } from './route-tree.gen.ts'

export type AppRoutes = ReturnType<typeof openRouter>

type Options = RouterContext & { history?: RouterHistory; isPrerendered?: boolean }

/**
 * Uses the browser's history if none is given. `isPrerendered`: the build has written its first page, which is on the
 * screen already.
 */
export function openRouter({ auth, history, isPrerendered = false }: Options) {
  return createRouter({
    routeTree,
    context: { auth } satisfies RouterContext,
    // Parameters that a route does not name, or finds invalid, are removed from its search.
    search: { strict: true },
    defaultErrorComponent: DefaultRouteError,
    defaultPreload: mayPreload() ? 'intent' : false,
    // A loading state shows as soon as there is a wait, and no longer than the wait.
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    // On the server it would be a script in the page.
    scrollRestoration: isPrerendered ? leaveFirstPage() : !history,
    ...(history ? { history } : {}),
  })
}

/**
 * The visitor or, after a reload, the browser may have scrolled the page before the app started. The page stays there.
 * The router only remembers positions of pages that it has seen scroll, so this one is added.
 */
function leaveFirstPage() {
  let first: string | undefined
  let hasLeft = false
  return ({ location }: { location: ParsedLocation }) => {
    const key = location.state.__TSR_key ?? location.href
    first ??= key
    hasLeft ||= key !== first
    if (!hasLeft) document.dispatchEvent(new Event('scroll'))
    return hasLeft
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRoutes
  }
  interface StaticDataRouteOption {
    /** The prerendered page holds what the loader needs, so the content files are not fetched with it. */
    holdsContent?: true
  }
}
