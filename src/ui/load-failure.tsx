import { useRouter } from '@tanstack/react-router'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Takes the place of a public page whose data could not be loaded. */
export function PageLoadFailure() {
  return <LoadFailure className="page py-16" what="page" />
}

/** Takes the place of a note that could not be loaded. */
export function NoteLoadFailure() {
  return <LoadFailure what="note" />
}

function LoadFailure({ what, className }: { what: 'note' | 'page'; className?: string }) {
  const router = useRouter()
  return (
    <div className={className} role="alert">
      <EmptyState
        hint={`We could not load this ${what}. Please check your internet connection and try again.`}
        icon="cloud-off"
        level="h1"
        title={`The ${what} did not load`}
      >
        <Button icon="refresh" onClick={() => router.invalidate()}>
          Try Again
        </Button>
      </EmptyState>
    </div>
  )
}
