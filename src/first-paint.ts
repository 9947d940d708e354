/*
 * The first paint of a page that stands already: what is marked `late` (see styles.css) is left out of it unless it is
 * on the screen, and drawn piece by piece afterwards, before the app takes the page over. Text on the screen is there
 * sooner for it, and no task is as long as the layout of a whole page.
 */

const page = document.documentElement.dataset
/** Fonts on a slow line are not waited for longer. */
const LINE_MS = 1000
const IDLE_MS = 500
/** After so long at one go the browser is let answer. */
const SLICE_MS = 4

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
      for (const sign of ['load', 'pointerdown', 'keydown']) addEventListener(sign, resolve, { once: true })
      setTimeout(resolve, LINE_MS)
    })
    await nextFrame()
  }
  await idle()
}

export async function drawLateParts(): Promise<void> {
  if (page.painting === undefined) return
  let start = performance.now()
  for (const part of document.querySelectorAll<HTMLElement>('.late')) {
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
