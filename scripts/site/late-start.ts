/**
 * Stands at the end of a page that is written beforehand. The page shows without the app, so the app is fetched once the
 * page has been painted, and takes nothing of the line or the processor from it; for a student, and where nothing is
 * painted (a tab in the background), at once. What a visitor presses or writes before the app has come is kept for it
 * (see src/early-events.ts). What to fetch stands in the page, so the text is the same everywhere and the content
 * security policy can know it.
 */
export const LATE_START = `
const early = (window.earlyEvents = [])
const keep = (event) => {
  const { type, target } = event
  const press = type === 'click' && target.closest('button, summary, input[type=radio], input[type=checkbox]')
  const hotkey = type === 'keydown' && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  if (!press && !hotkey && type !== 'submit' && type !== 'input') return
  if (type !== 'input') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  early.push({ event, target: press || target, value: target.value })
}
const kinds = ['click', 'submit', 'input', 'keydown']
for (const kind of kinds) addEventListener(kind, keep, true)
window.stopKeepingEvents = () => {
  for (const kind of kinds) removeEventListener(kind, keep, true)
}
const start = () => {
  if ('starting' in document.documentElement.dataset) {
    for (const { dataset } of document.querySelectorAll('link[data-reader]')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: dataset.rel, crossOrigin: '', as: dataset.as || 'script', href: dataset.reader }))
    }
  }
  for (const { dataset } of document.querySelectorAll('link[data-later]')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: dataset.later }))
  }
  import(document.getElementById('root').dataset.app)
}
if ('starting' in document.documentElement.dataset || document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
`

/** What the PDF reader takes, which a student has on its way together with the app. */
export function linkForReader(file: string): string {
  const kind = file.endsWith('.js') ? 'data-rel="modulepreload"' : 'data-rel="preload" data-as="fetch"'
  return `<link data-reader="${file}" ${file.includes('worker') ? `${kind} data-as="worker"` : kind}>`
}

/** A script that is fetched after the page has been painted. */
export function linkLater(file: string): string {
  return `<link data-later="${file}">`
}
