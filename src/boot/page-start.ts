import { watchStart } from '../features/pdf/engine/start-worker.ts'
import { drawLateParts, putOffLateParts, waitForLooks, waitForPaint } from './first-paint.ts'

/*
 * Stands in the head of every built page, as a script without a file; in `npm run dev` nothing stands for it. It brings
 * the app, which is named by links of the page, so the text is the same everywhere and the content security policy can
 * know it. A public page shows without the app: there it is fetched once the page has been painted, and takes nothing of
 * the line or the processor from it; for a student, and where nothing is painted (a tab in the background), at once.
 * What a visitor presses or writes before the app has reached that part of the page is kept (see early-events.ts).
 */

const PAUSE_MS = 1000
const PAUSE_MAX_MS = 30_000

const root = document.documentElement
const page = root.dataset

keepEarlyEvents()
void begin()
addEventListener('DOMContentLoaded', () => {
  document.querySelector('#starting button')?.addEventListener('click', () => location.reload())
})

function keepEarlyEvents(): void {
  const early: NonNullable<Window['earlyEvents']> = []
  window.earlyEvents = early
  const keep = (event: Event) => {
    const { type, target } = event
    if (!(target instanceof Element) || target.closest('#starting')) return
    const press = type === 'click' && target.closest('button, summary, input[type=radio], input[type=checkbox]')
    const hotkey = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!press && !hotkey && type !== 'submit' && type !== 'input') return
    if (window.isHeard?.(press || target)) return
    if (type !== 'input') {
      event.preventDefault()
      event.stopImmediatePropagation()
      page.waiting = ''
    }
    early.push({ event, target: press || target, ...('value' in target && { value: String(target.value) }) })
  }
  const kinds = ['click', 'submit', 'input', 'keydown']
  for (const kind of kinds) addEventListener(kind, keep, true)
  window.stopKeepingEvents = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true)
  }
}

async function begin(): Promise<void> {
  root.hidden = true
  const hasLooks = waitForLooks()
  if (!('starting' in page)) await window.isStudent
  const isStarting = 'starting' in page
  const isStanding = !isStarting && !document.hidden
  if (isStanding) putOffLateParts()
  const isShown = hasLooks.then(() => {
    root.hidden = false
  })
  if (isStarting) startReader()
  if (isStanding) await isShown.then(waitForPaint)
  await bringApp(isStanding)
}

/** What does not arrive is asked for again, after longer and longer pauses; from the second failure on the page says so. */
async function bringApp(isStanding: boolean): Promise<void> {
  const links = findLinks('later')
  for (const link of links) {
    fetchAhead(link)
    // Each takes a moment; a student waits for all of them.
    if (isStanding) await nextTask()
  }
  const scripts = links.map(({ dataset }) => dataset.later ?? '').filter((file) => file.endsWith('.js'))
  // On a line that breaks off, what has come shows.
  await drawLateParts()
  await waitForPage()
  for (let failures = 0; ; failures++) {
    try {
      // One after the other: each runs in a task of its own, and between them the browser can answer. The app is last.
      for (const script of scripts) await import(/* @vite-ignore */ script)
      delete page.failed
      return
    } catch (error) {
      console.error('The app did not arrive', error)
      if (failures > 0) page.failed = ''
      await waitForLine(Math.min(PAUSE_MS * 2 ** failures, PAUSE_MAX_MS))
    }
  }
}

/** What opens a note takes as long as the app: the engine, its worker, which is the largest and so the first, the file. */
function startReader(): void {
  const file = document.querySelector<HTMLLinkElement>('link[data-worker]')?.dataset.worker
  if (file) window.pdfWorker = watchStart(new Worker(file, { type: 'module' }))
  for (const link of findLinks('reader')) fetchAhead(link)
}

function findLinks(name: 'reader' | 'later'): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[data-${name}]`)]
}

function fetchAhead({ dataset: { later, reader, rel = 'modulepreload', as = 'script' } }: HTMLLinkElement): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel, crossOrigin: '', as, href: later ?? reader }))
}

/** On a slow line the scripts, which the browser has kept, can be here before the end of the page that they take over. */
async function waitForPage(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
}

function waitForLine(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs)
    addEventListener('online', () => resolve(), { once: true })
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
