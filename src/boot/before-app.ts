import { hasSession } from '#src/platform/session/has-session.ts'

// Runs in the head of every page, before anything is shown (see README.md).

/** Prerendered pages that a student never sees: they lead to the dashboard, or show something else. */
const FOR_VISITORS = /^\/(?:login|quiz|notes\/.+\/view)?$/
const { dataset } = document.documentElement

// The browser scrolls to the reader's last place, which it knows by the distance from the top.
const [visit] = performance.getEntriesByType('navigation')
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') dataset.returning = ''

if (hasSession() && FOR_VISITORS.test(location.pathname)) dataset.loading = ''
// The page is empty and only waits for the app. A page with content is painted first; before that, the app would
// compete for the network and the processor.
if ('loading' in dataset) addEventListener('DOMContentLoaded', loadApp)
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadApp)))

addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && offerReload(), true)
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#load-failed button')) location.reload()
})

/** The tags that load the app are in a template, which browsers ignore. */
function loadApp(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#app')
  template?.replaceWith(template.content)
}

/** The first visit has no service worker yet, so lost scripts can only be requested again. */
function offerReload(): void {
  document.getElementById('loading')?.remove()
  document.getElementById('load-failed')?.removeAttribute('hidden')
}
