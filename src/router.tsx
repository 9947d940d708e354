import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Auth } from './auth.tsx'
import { routeTree } from './route-tree.gen.ts'
import { RouteError } from './ui/error-boundary.tsx'

export type RouterContext = { auth: Auth }

export type AppRoutes = ReturnType<typeof openRouter>

/** Without a history it follows the browser's. */
export function openRouter({ auth, history }: RouterContext & { history?: RouterHistory }) {
  return createRouter({
    routeTree,
    context: { auth } satisfies RouterContext,
    // What a route does not name, or finds wrong, is not in its search.
    search: { strict: true },
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    // A named loading state shows as soon as there is a wait, and not a moment longer.
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    // On the server it would be a script in the page.
    scrollRestoration: !history,
    ...(history ? { history } : {}),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRoutes
  }
}
