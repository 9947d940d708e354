import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { VISITOR } from '../app/auth.tsx'
import { type AppRoutes, openRouter } from '../app/router.tsx'
import { readEarlySession } from '../app/session.ts'
import { replayEarlyEvents } from './early-events.ts'
import '../app/styles.css'

const LOOK_MS = 20

void start(getRoot())

/**
 * A page that the build has written (see src/boot/prerender.tsx) stands already, for a visitor and without filters. It is
 * taken over once its route and data are here, in pieces that leave the browser time to answer. Any other is made anew.
 */
async function start(root: HTMLElement): Promise<void> {
  const signedIn = await window.isStudent
  const isStanding = !signedIn && root.dataset.path === location.pathname && !location.search
  if (isStanding) await nextTask()
  const known = signedIn ? await readEarlySession() : undefined
  // The app gives the real authentication; it renders no route before that is known.
  const auth = known ? { ...VISITOR, user: known, isAuthenticated: true } : VISITOR
  const router = openRouter({ auth, isStanding })
  const app = (
    <StrictMode>
      <App hasSession={signedIn} known={known} onReady={() => void replayEarlyEvents()} router={router} />
    </StrictMode>
  )
  if (isStanding) {
    router.ssr = { manifest: undefined }
    await nextTask()
    await router.load()
    startTransition(() => void hydrateRoot(root, app))
  } else {
    if (!signedIn) await router.load()
    else if (known !== undefined) await waitForRoute(router)
    for (const element of document.querySelectorAll('[data-page-head]')) element.remove()
    flushSync(() => createRoot(root).render(app))
  }
  delete document.documentElement.dataset.starting
  document.getElementById('starting')?.remove()
}

/** Until there is something to show: the route, or the loading state that it has of its own while its data comes. */
async function waitForRoute(router: AppRoutes): Promise<void> {
  let isLoaded = false
  void router.load().finally(() => {
    isLoaded = true
  })
  while (!isLoaded && router.state.matches.length === 0) await pause(LOOK_MS)
}

/** Each step of the way is long enough for one task of a slow phone. */
function nextTask(): Promise<void> {
  return pause(0)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function getRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root.')
  return root
}
