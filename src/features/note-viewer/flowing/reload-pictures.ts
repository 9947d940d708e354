import { backoffMs, WAITING_BACKOFF_MAX_MS } from '#src/platform/device/backoff.ts'
import { onLineBack } from '#src/platform/offline/line.ts'

/** After so many failures a picture waits until the line has been down and is back. */
const TRIES_MAX = 6

/** Browsers ask once for a picture. Asks again, after growing pauses, for those of a text that did not arrive. Returns how to stop. */
export function reloadPictures(text: HTMLElement): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const tries = new Map<HTMLImageElement, number>()
  const askLater = (picture: HTMLImageElement) => {
    const failures = (tries.get(picture) ?? 0) + 1
    tries.set(picture, failures)
    if (failures <= TRIES_MAX)
      timers.add(setTimeout(() => askAgain(picture), backoffMs(failures, WAITING_BACKOFF_MAX_MS)))
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) askLater(target)
  }
  // An error is not passed up to the parents of its picture.
  text.addEventListener('error', onError, true)
  const missing = () => [...text.querySelectorAll('img')].filter(isMissing)
  for (const picture of missing()) askLater(picture)
  const stopHearing = onLineBack(() => {
    tries.clear()
    for (const picture of missing()) askAgain(picture)
  })
  return () => {
    text.removeEventListener('error', onError, true)
    stopHearing()
    for (const timer of timers) clearTimeout(timer)
  }
}

function isMissing({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0
}

function askAgain(picture: HTMLImageElement): void {
  const { src } = picture
  if (isMissing(picture)) picture.src = src
}
