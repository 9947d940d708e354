import { Button } from '#src/ui/button.tsx'
import type { Print } from './use-print.ts'

/** Shown while pages are prepared for printing, which takes some time on a weak phone. */
export function PrintNotice({ print: { page, failed, cancel }, pageCount }: { print: Print; pageCount: number }) {
  if (page === null && !failed) return null
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-1">
      <p className="text-15" role={failed ? 'alert' : 'status'}>
        {failed
          ? 'Printing failed. Please try again, or download the file.'
          : `Preparing page ${page} of ${pageCount}...`}
      </p>
      <Button kind="quiet" onClick={cancel} size="small">
        {failed ? 'Dismiss' : 'Cancel'}
      </Button>
    </div>
  )
}
