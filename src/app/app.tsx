import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { localTexts } from '#src/platform/device/local-text.ts'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import { readSaved } from '#src/platform/offline/saved/saved-list.ts'
import { takeUpdateIfFree } from '#src/platform/offline/update.ts'
import { watchLine } from '#src/platform/offline/use-line.ts'
import { reportError } from '#src/platform/page/report-error.ts'
import { followTrail } from '#src/platform/page/way-back/trail.ts'
import { AuthProvider, useAuth } from '#src/platform/session/auth.tsx'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { LoadingScreen } from '#src/ui/spinner.tsx'
import type { AppRoutes } from './router.tsx'

/** Nothing was loaded for this long, so the page has all that it needs, also on a slow connection. */
const QUIET_MS = 3000

export function App({ router }: { router: AppRoutes }) {
  // The product has only one theme, and the theme stored on the device says so.
  useEffect(() => void localTexts.write('theme', 'dark'), [])
  useEffect(watchLine, [])
  useEffect(workOffline, [])
  return (
    <ErrorBoundary onError={(error) => reportError(error, '/')}>
      <AuthProvider>
        <Routes router={router} />
      </AuthProvider>
    </ErrorBoundary>
  )
}

/** The available routes depend on who is signed in, so they are computed again when that changes. */
function Routes({ router }: { router: AppRoutes }) {
  const auth = useAuth()
  const { isAuthenticated } = auth
  const shown = useRef(isAuthenticated)
  useEffect(() => {
    if (shown.current !== isAuthenticated) void router.invalidate()
    shown.current = isAuthenticated
  }, [isAuthenticated, router])
  useEffect(() => followTrail(router.history), [router])
  useEffect(() => {
    return router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      // Not on the first page of a document: a file that is missing there would be missing after the reload, too, and
      // the page would reload without end.
      if (fromLocation && pathChanged) takeUpdateIfFree()
    })
  }, [router])
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 })
  return (
    <>
      {isEmpty && <LoadingScreen />}
      <RouterProvider context={{ auth }} router={router} />
    </>
  )
}

/** From here on, the page and what it has shown open without a connection. */
function workOffline(): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => {}
  const start = async () => {
    observer.disconnect()
    const { registerServiceWorker } = await import('#src/platform/offline/service-worker.ts')
    // If storage is switched off, browsers refuse this.
    await registerServiceWorker().catch((error) => console.error('No service worker', error))
    if (readSaved().length === 0 || !mayPreload()) return
    const { followBuild } = await import('#src/platform/offline/saved/save.ts')
    await followBuild().catch((error) => console.error('What is saved was not brought up to date', error))
  }
  let timer = setTimeout(start, QUIET_MS)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(start, QUIET_MS)
  })
  observer.observe({ type: 'resource' })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
