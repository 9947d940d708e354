import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { openRouter } from '../app/router.tsx'
import { hasSession } from '../app/session/ask-session.ts'
import { VISITOR } from '../app/session/auth.tsx'
import { readEarlyInput } from './early-input.ts'
import '../app/styles.css'

// In a task of its own: on a slow phone, evaluating all scripts is long enough for one.
setTimeout(() => void start())

async function start(): Promise<void> {
  const page = document.documentElement
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root.')
  const mayBeStudent = hasSession()
  const known = await window.earlySession
  const auth = known ? { ...VISITOR, user: known, isAuthenticated: true } : VISITOR
  // The build has written every public page for a visitor and without filters, and has noted on it for which path.
  const isPrerendered = root.dataset.path === location.pathname && !mayBeStudent && location.search === ''
  const router = openRouter({ auth, isPrerendered })
  // The router hears of links to a place of the page once it is rendered, but they can be followed before.
  const stopHearing = router.history.subscribe(() => void router.load())
  router.subscribe('onRendered', stopHearing)
  // For a student the app says itself what it loads.
  if (!mayBeStudent) await router.load()
  const app = (
    <StrictMode>
      <App hasSession={mayBeStudent} known={known} router={router} />
    </StrictMode>
  )
  const redoEarlyInput = readEarlyInput(root)
  if (isPrerendered) {
    router.ssr = { manifest: undefined }
    startTransition(() => void hydrateRoot(root, app))
  } else {
    for (const element of document.querySelectorAll('[data-page-head]')) element.remove()
    flushSync(() => createRoot(root).render(app))
    delete page.dataset.loading
  }
  page.dataset.hydrated = ''
  redoEarlyInput()
  document.getElementById('loading')?.remove()
  document.getElementById('load-failed')?.remove()
}
