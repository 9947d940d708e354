import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { RouteError } from '../ui/error-boundary.tsx'
import { mayPreload } from './loading/may-preload.ts'
import { nameBuild } from './loading/newer-build.ts'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './session/auth.tsx'

export type AppRoutes = ReturnType<typeof openRouter>

type Options = RouterContext & { history?: RouterHistory; isPrerendered?: boolean }

/** Without a history it follows the browser's. `isPrerendered`: the build has written its first page, which shows already. */
export function openRouter({ auth, history, isPrerendered = false }: Options) {
  nameBuild(import.meta.url)
  return createRouter({
    routeTree,
    context: { auth } satisfies RouterContext,
    // What a route does not name, or finds wrong, is not in its search.
    search: { strict: true },
    defaultErrorComponent: RouteError,
    defaultPreload: mayPreload() ? 'intent' : false,
    // A named loading state shows as soon as there is a wait, and not a moment longer.
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    // On the server it would be a script in the page.
    scrollRestoration: isPrerendered ? leaveFirstPage() : !history,
    ...(history ? { history } : {}),
  })
}

/**
 * What stood before the app had come was scrolled by the visitor or, after a reload, by the browser: it stays there. The
 * router remembers the place only of what it has seen scroll, so it is told.
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
    /** Its prerendered page holds what the loader needs, so that the content files are not fetched with it. */
    holdsContent?: true
  }
}
