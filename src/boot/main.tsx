import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { openRouter } from '../app/router.tsx'
import { PART_MISSING } from '../platform/loading/load-failure.tsx'
import { watchInstall } from '../platform/offline/install-offer.tsx'
import { nameBuild } from '../platform/offline/update.ts'
import { toAuth, VISITOR } from '../platform/session/auth.tsx'
import { session } from '../platform/session/session.ts'
import '../app/styles.css'

watchInstall()
// In a task of its own, because evaluating all scripts already takes a long task on a slow phone.
setTimeout(() => void start())

// Without this name the router would reload the page by itself, which shows the browser's error page without a
// connection.
window.addEventListener('vite:preloadError', ({ payload }) => {
  Object.assign(payload, { name: PART_MISSING, message: 'A part of the page did not arrive.' })
})

async function start(): Promise<void> {
  nameBuild(import.meta.url)
  const page = document.documentElement
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root.')
  const isEmpty = 'loading' in page.dataset
  session.begin()
  // The build has written every public page for a visitor and without filters, and its path on the page. The
  // differences for a student are filled in after hydration.
  const isPrerendered =
    root.dataset.path === location.pathname && location.search === '' && !isEmpty && !isTranslated(root)
  if (!isPrerendered) await knowSession()
  const router = openRouter({ auth: isPrerendered ? VISITOR : toAuth(session.read()), isPrerendered })
  // The router subscribes to the history once it is rendered, but a link to a place of the page can be followed before.
  const stopHearing = router.history.subscribe(() => void router.load())
  router.subscribe('onRendered', stopHearing)
  if (!isEmpty) await router.load()
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  const enterEarlyInput = readEarlyInput(root)
  // The browser may have translated it since.
  if (isPrerendered && !isTranslated(root)) {
    router.ssr = { manifest: undefined }
    startTransition(() => void hydrateRoot(root, app))
  } else {
    for (const element of document.querySelectorAll('[data-page-head]')) element.remove()
    flushSync(() => createRoot(root).render(app))
    delete page.dataset.loading
  }
  page.dataset.hydrated = ''
  enterEarlyInput()
  document.getElementById('loading')?.remove()
  document.getElementById('load-failed')?.remove()
  const { watchPage } = await import('#src/app/watch-page.ts')
  watchPage(() => router.state.matches.at(-1)?.fullPath ?? '/')
}

/** Asks who is signed in only if this device does not know: there is a session, and no page has stored whose. */
async function knowSession(): Promise<void> {
  if (!session.read().loading) return
  const text = document.querySelector('#loading p')
  if (text && location.pathname === '/login') text.textContent = 'Checking authentication...'
  await session.askAgain()
}

/** A browser that translates a page wraps its texts in elements, so React could not hydrate it. */
function isTranslated(root: HTMLElement): boolean {
  return root.querySelector('font') !== null
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Reads text and choices that were entered before the app had started, and which field has the focus. The returned
 * function enters them again, once the page is hydrated or replaced by another one.
 */
function readEarlyInput(page: ParentNode): () => void {
  const before = listFields(page)
  const typed = before.map((field) => (isChanged(field) ? field.value : null))
  const focused = before.findIndex((field) => field.matches(':focus'))
  return () => {
    const fields = listFields(page)
    if (fields.length !== typed.length) return
    const field = fields[focused]
    if (field && field !== document.activeElement) field.focus({ preventScroll: true })
    for (const [index, field] of fields.entries()) {
      const text = typed[index] ?? null
      if (text !== null) enter(field, text)
    }
  }
}

function listFields(page: ParentNode): Field[] {
  return [...page.querySelectorAll<Field>('input, select, textarea')]
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  return [...field.options].some((option) => option.selected !== option.defaultSelected)
}

/**
 * React assumes that it already knows a value that it hydrates, or one that is assigned. So the value must be entered
 * as if by a user. A key event makes React hydrate the field at once.
 */
function enter(field: Field, value: string): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }))
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
