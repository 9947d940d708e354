import { Button } from '../../ui/button.tsx'
import type { SiteSearch } from './use-site-search.ts'

/** Below the results: that the notes themselves are not searched yet, and what can be done about it. */
export function PassagesState({ passages: { state, load } }: Pick<SiteSearch, 'passages'>) {
  if (state === 'ready') return null
  if (state === 'loading') return <p className={`${ROW} text-soft`}>Searching inside the notes...</p>
  if (state === 'off') {
    return (
      <Button className="self-start" icon="search" kind="secondary" onClick={load} size="small">
        Search inside the notes
      </Button>
    )
  }
  return (
    <div className={`${ROW} text-soft`} role="alert">
      The notes could not be searched inside. Please check your internet connection.
      <Button icon="refresh" kind="secondary" onClick={load} size="small">
        Try Again
      </Button>
    </div>
  )
}

const ROW = 'flex min-h-12 flex-wrap items-center gap-3 px-3 text-13'
