import { keepMovedPresses } from '../app/moved-press.ts'
import { askSession, hasSession } from '../app/session/ask-session.ts'
import { backoffMs, onWake, WAITING_BACKOFF_MAX_MS } from '../device/backoff.ts'
import { isShortcut } from '../features/search/is-shortcut.ts'

// Runs in the head of every page, before anything is shown (see README.md).

const { dataset } = document.documentElement
let failures = 0

// Here the browser scrolls to where the reader was, by the distance from the top.
const [visit] = performance.getEntriesByType('navigation')
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') dataset.returning = ''

if (hasSession()) {
  dataset.loading = ''
  // The app asks again what was not answered.
  window.earlySession = askSession().catch(() => undefined)
  addEventListener('DOMContentLoaded', loadApp)
} else {
  // Before the frame that shows the page, the app would take the line and the processor from what is to be seen.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadApp)))
}
keepMovedPresses()
for (const kind of ['click', 'keydown']) addEventListener(kind, keepPress, true)
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && void restart(target), true)

/** The scripts of a page that shows without them stand in a template. They need the whole page. */
function loadApp(): void {
  if (document.readyState === 'loading') return
  const template = document.querySelector<HTMLTemplateElement>('template#app')
  template?.replaceWith(template.content)
}

/** A button that needs the app shows that it is busy; early-input.ts presses it later. Only the last press is kept. */
function keepPress(event: Event): void {
  const button = findButton(event)
  if (button?.closest('#load-failed')) location.reload()
  // A form that posts works without the app.
  if ('hydrated' in dataset || !button?.closest('#root') || button.form?.method === 'post') return
  event.preventDefault()
  for (const earlier of document.querySelectorAll('button[aria-busy=true]')) earlier.ariaBusy = 'false'
  button.ariaBusy = 'true'
  loadApp()
}

function findButton(event: Event): HTMLButtonElement | null {
  if (event instanceof KeyboardEvent)
    return isShortcut(event, 'k') ? document.querySelector('button[aria-keyshortcuts]') : null
  return event.target instanceof Element ? event.target.closest('button') : null
}

/** Most browsers remember for as long as a document lives that a module has failed: there only a reload starts the app. */
async function restart({ type, src }: HTMLScriptElement): Promise<void> {
  const mustReload = failures > 0
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  for (;;) {
    failures += 1
    await new Promise<void>((resolve) => {
      setTimeout(resolve, backoffMs(failures, WAITING_BACKOFF_MAX_MS))
      onWake(resolve)
    })
    const answers = await Promise.all(scripts.map(({ href }) => fetch(href).catch(() => null)))
    // Where the line asks to be paid for, every address is answered with a page.
    if (answers.every((answer) => answer?.ok && answer.headers.get('content-type')?.includes('javascript'))) break
    document.getElementById('loading')?.remove()
    document.getElementById('load-failed')?.removeAttribute('hidden')
  }
  if (mustReload) location.reload()
  else document.head.append(Object.assign(document.createElement('script'), { type, src }))
}
