/**
 * Stands at the end of a page that is written beforehand. The page shows without the app, so the app is fetched once the
 * page has been painted, and takes nothing of the line or the processor from it; for a student, and where nothing is
 * painted (a tab in the background), at once. What to fetch stands in the page, so the text is the same everywhere and the
 * content security policy can know it.
 */
export const LATE_START = `
const start = () => {
  for (const { dataset } of document.querySelectorAll('link[data-later]')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: dataset.later }))
  }
  import(document.getElementById('root').dataset.app)
}
if ('starting' in document.documentElement.dataset || document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
`

/** A script that is fetched after the page has been painted. */
export function linkLater(file: string): string {
  return `<link data-later="${file}">`
}
