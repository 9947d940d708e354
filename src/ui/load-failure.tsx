import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Takes the place of a public page whose data could not be loaded. */
export function PageLoadFailure({ error }: ErrorComponentProps) {
  return <LoadFailure className="page py-16" error={error} what="page" />
}

/** Takes the place of a note that could not be loaded. */
export function NoteLoadFailure({ error }: ErrorComponentProps) {
  return <LoadFailure error={error} what="note" />
}

function LoadFailure({ what, error, className }: { what: 'note' | 'page'; error: unknown; className?: string }) {
  const router = useRouter()
  useEffect(() => console.error(`The ${what} did not load`, error), [what, error])
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
