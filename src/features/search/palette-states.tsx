import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

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
