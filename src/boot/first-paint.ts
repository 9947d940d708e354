/*
 * The first paint of a page that stands already: what is marked `late` or `late-entry` (see styles.css) is left out of
 * it, and drawn piece by piece afterwards, before the app takes the page over. Text on the screen is there sooner for
 * it, and no task is as long as the layout of a whole page.
 */

const root = document.documentElement
const page = root.dataset
/** Text in another font first is laid out twice; nobody sees that it waits so long. */
const FONTS_MS = 100
/** The app waits for the fonts, but on a slow line no longer. */
const LINE_MS = 1000
const IDLE_MS = 500
/** After so long at one go the browser is let answer. */
const SLICE_MS = 4

/**
 * Resolves when the page can show as it is meant to: its style sheets have come, and its fonts, which are not waited for
 * long. A page that is all here before its sheets would be laid out without them, for nothing: browsers do so at its end.
 */
export function waitForLooks(): Promise<void> {
  const settled = new Set<EventTarget | null>()
  const areHere = (links: string) => [...document.querySelectorAll(links)].every((link) => settled.has(link))
  return new Promise((resolve) => {
    const show = () => {
      for (const sign of ['load', 'error']) document.removeEventListener(sign, look, true)
      resolve()
    }
    const look = ({ target }: Event) => {
      settled.add(target)
      if (!areHere('link[rel=stylesheet]')) return
      if (areHere('link[as=font]')) show()
      else setTimeout(show, FONTS_MS)
    }
    for (const sign of ['load', 'error']) document.addEventListener(sign, look, true)
    addEventListener('load', show)
  })
}

/** Where a page is to stand at a certain place, all of it must be laid out at once. */
export function putOffLateParts(): void {
  const [visit] = performance.getEntriesByType('navigation')
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (isFresh && !location.hash) page.painting = ''
}

/** Resolves when the page shows and the browser has no more to do for it; sooner if its fonts take long or it is used. */
export async function waitForPaint(): Promise<void> {
  await nextFrame()
  await nextFrame()
  if (document.readyState !== 'complete') {
    await new Promise<unknown>((resolve) => {
      for (const sign of ['load', 'pointerdown', 'keydown', 'scroll']) addEventListener(sign, resolve, { once: true })
      setTimeout(resolve, LINE_MS)
    })
    await nextFrame()
  }
  await idle()
}

export async function drawLateParts(): Promise<void> {
  if (page.painting === undefined) return
  let start = performance.now()
  for (const part of document.querySelectorAll<HTMLElement>('.late, .late-entry')) {
    part.dataset.drawn = ''
    // Asking for its place lays it out.
    part.getBoundingClientRect()
    if (performance.now() - start < SLICE_MS) continue
    await idle()
    start = performance.now()
  }
  delete page.painting
}

/** Resolves when the browser has nothing else to do. Safari cannot tell. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_MS })
    else setTimeout(resolve)
  })
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
