/** Reports an error of ours, with the pattern of the page's address. What that needs is loaded at the first error. */
export function reportError(error: unknown, route: string): void {
  if (isExpected(error) || !navigator.onLine) return
  import('./browser-errors.ts').then(
    ({ reportBrowserError }) => reportBrowserError(error, route),
    (failure) => console.error('An error was not reported', failure),
  )
}

/** Reports the errors that nothing catches, from now on. */
export function watchErrors(routeOf: () => string): void {
  addEventListener('error', ({ error }) => reportError(error, routeOf()))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, routeOf()))
}

/** A request that did not arrive, or that was given up, is no fault of the app. */
function isExpected(error: unknown): boolean {
  return !(error instanceof Error) || /^(?:ConnectionError|PartMissing|AbortError|TRPC\w+)$/.test(error.name)
}
