import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import type { SiteSearch } from './use-site-search.ts'

export function NothingFound({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      hint="Try searching with different keywords or browse all subjects."
      icon="search"
      title="No results found"
    >
      <LinkButton kind="secondary" onClick={onLeave} to="/notes">
        Browse all subjects
      </LinkButton>
    </EmptyState>
  )
}

export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        hint="Please check your internet connection and try again."
        icon="cloud-off"
        title="The search did not load"
      >
        <Button icon="refresh" onClick={onRetry}>
          Try Again
        </Button>
      </EmptyState>
    </div>
  )
}

export function Searching() {
  return (
    <Skeleton className="flex flex-col gap-2 p-2" text="Searching...">
      <Bone className="h-12" />
      <Bone className="h-12" />
      <Bone className="h-12" />
    </Skeleton>
  )
}

type Props = Pick<SiteSearch, 'passages'> & {
  /** Nothing was found in titles. It is not known yet whether there are passages. */
  isEmpty: boolean
}

/** Shown below the results while the notes themselves are not searched: the reason, and what can be done. */
export function PassagesState({ passages: { state, load }, isEmpty }: Props) {
  if (state === 'ready') return null
  if (state === 'loading') return <p className={ROW}>Searching inside the notes...</p>
  if (state === 'off') {
    return (
      <div className={ROW}>
        {isEmpty && <span>Nothing found in titles.</span>}
        <Button icon="search" kind="secondary" onClick={load} size="small">
          Search inside the notes
        </Button>
      </div>
    )
  }
  return (
    <div className={ROW} role="alert">
      <span>{`${isEmpty ? 'Nothing found in titles. ' : ''}The notes could not be searched inside. Please check your internet connection.`}</span>
      <Button icon="refresh" kind="secondary" onClick={load} size="small">
        Try Again
      </Button>
    </div>
  )
}

const ROW = 'flex min-h-12 flex-wrap items-center gap-3 px-3 py-2 text-13 text-soft'
