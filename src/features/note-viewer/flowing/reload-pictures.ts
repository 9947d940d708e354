import { retry } from '../../../app/connection/retry.ts'
import { fetchAsset } from '../../../app/loading/fetch-asset.ts'

/**
 * Browsers ask once for a picture. Loads those of a text that did not arrive again, for as long as the connection fails.
 * Returns how to stop listening.
 */
export function reloadPictures(text: HTMLElement): () => void {
  /** A picture that fails although its file has arrived is broken, and stays so. */
  const reloaded = new WeakSet<HTMLImageElement>()
  const reload = async (picture: HTMLImageElement) => {
    if (reloaded.has(picture)) return
    reloaded.add(picture)
    const { src } = picture
    await retry(() => fetchAsset(src, 'svg+xml'))
    picture.src = src
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) void reload(target)
  }
  for (const picture of text.querySelectorAll('img')) {
    if (picture.complete && picture.naturalWidth === 0) void reload(picture)
  }
  // The event does not bubble.
  text.addEventListener('error', onError, true)
  return () => text.removeEventListener('error', onError, true)
}
