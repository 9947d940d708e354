import { createRouter } from '@tanstack/react-router'
import type { Auth } from './auth.tsx'
import { routeTree } from './route-tree.gen.ts'
import { RouteError } from './ui/error-boundary.tsx'

export type RouterContext = { auth: Auth }

export const router = createRouter({
  routeTree,
  // The app gives the real one; it renders no route before it is known.
  context: { auth: undefined as unknown as Auth } satisfies RouterContext,
  defaultErrorComponent: RouteError,
  defaultPreload: 'intent',
  // A named loading state shows as soon as there is a wait, and not a moment longer.
  defaultPendingMs: 120,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
