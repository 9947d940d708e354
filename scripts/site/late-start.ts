/**
 * Stands at the end of a page that is written beforehand. The page shows without the app, so the app is fetched once the
 * page has been painted, and takes nothing of the line or the processor from it; for a student, and where nothing is
 * painted (a tab in the background), at once. What a visitor presses or writes before the app has reached that part of
 * the page is kept for it (see src/early-events.ts). What to fetch stands in the page, so the text is the same everywhere
 * and the content security policy can know it.
 */
export const LATE_START = `
const early = (window.earlyEvents = [])
const keep = (event) => {
  const { type, target } = event
  const press = type === 'click' && target.closest('button, summary, input[type=radio], input[type=checkbox]')
  const hotkey = type === 'keydown' && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  if (!press && !hotkey && type !== 'submit' && type !== 'input') return
  if (window.isHeard?.(press || target)) return
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
const fetchLinks = (name) => {
  for (const { dataset } of document.querySelectorAll('link[data-' + name + ']')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: dataset.rel || 'modulepreload', crossOrigin: '', as: dataset.as || 'script', href: dataset[name] }))
  }
}
const start = () => {
  if ('starting' in document.documentElement.dataset) fetchLinks('reader')
  fetchLinks('later')
  import(document.getElementById('root').dataset.app)
}
if ('starting' in document.documentElement.dataset || document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
`

/** What the PDF reader takes, which a student has on its way together with the app. */
export function linkForReader(file: string): string {
  return makeLink('reader', file)
}

/** What is fetched after the page has been painted: a script, or the content that it takes over the page with. */
export function linkLater(file: string): string {
  return makeLink('later', file)
}

function makeLink(name: 'reader' | 'later', file: string): string {
  if (!file.endsWith('.js')) return `<link data-${name}="${file}" data-rel="preload" data-as="fetch">`
  return `<link data-${name}="${file}"${file.includes('worker') ? ' data-as="worker"' : ''}>`
}
