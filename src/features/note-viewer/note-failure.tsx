import { useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The network failed, not the note. */
export function NoteFailure() {
  const router = useRouter()
  return (
    <div role="alert">
      <EmptyState
        hint="We could not load this note. Please check your internet connection and try again."
        icon="cloud-off"
        level="h1"
        title="The note did not load"
      >
        <Button icon="refresh" onClick={() => router.invalidate()}>
          Try Again
        </Button>
      </EmptyState>
    </div>
  )
}
