import { watchPlace } from '#src/platform/page/kept-place.ts'
import { watchPrinting } from '#src/platform/page/printing.ts'
import { watchErrors } from '#src/platform/page/report-error.ts'

/** Background work of every page after its start. `routeOf` gives the pattern of the page's address. */
export function watchPage(routeOf: () => string): void {
  watchPlace()
  watchPrinting()
  watchErrors(routeOf)
}
