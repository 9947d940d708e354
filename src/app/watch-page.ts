import { watchPlace } from '#src/platform/page/kept-place.ts'
import { watchPrinting } from '#src/platform/page/printing.ts'

/** Background work of every page after its start. */
export function watchPage(): void {
  watchPlace()
  watchPrinting()
}
