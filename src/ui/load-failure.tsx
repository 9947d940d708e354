import { useRouter } from '@tanstack/react-router'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** In the place of a route whose data did not arrive: the network failed, not what it shows. */
export function LoadFailure({ what, className }: { what: 'note' | 'page'; className?: string }) {
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
