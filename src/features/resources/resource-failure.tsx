import { useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The network failed, not the page. */
export function ResourceFailure() {
  const router = useRouter()
  return (
    <div className="page py-16" role="alert">
      <EmptyState
        hint="We could not load this page. Please check your internet connection and try again."
        icon="cloud-off"
        level="h1"
        title="The page did not load"
      >
        <Button icon="refresh" onClick={() => router.invalidate()}>
          Try Again
        </Button>
      </EmptyState>
    </div>
  )
}
