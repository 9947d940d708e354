import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { RouteError } from '#src/ui/error-boundary.tsx'
import { onLineBack } from '../offline/line.ts'
import { readSaved } from '../offline/saved/saved-list.ts'
import { reportError } from '../page/report-error.ts'
import { useAuth } from '../session/auth.tsx'

/**
 * The name of the error when a script of the app did not arrive. Some browsers remember it as long as the document lives.
 */
export const PART_MISSING = 'PartMissing'

export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && error.name === PART_MISSING
}

/** Shown instead of any route that failed. */
export function DefaultRouteError(props: ErrorComponentProps) {
  const { error } = props
  const { state } = useRouter()
  const route = state.matches.at(-1)?.fullPath ?? '/'
  useEffect(() => reportError(error, route), [error, route])
  return isPartMissing(error) ? <PageLoadFailure {...props} /> : <RouteError reset={props.reset} />
}

/** Shown instead of a public page whose data could not be loaded. */
export function PageLoadFailure({ error }: ErrorComponentProps) {
  return <LoadFailure className="page py-16" error={error} what="page" />
}

/** Shown instead of a note that could not be loaded. */
export function NoteLoadFailure({ error }: ErrorComponentProps) {
  return <LoadFailure error={error} what="note" />
}

/** Retries by itself when the connection returns. */
function LoadFailure({ what, error, className }: { what: 'note' | 'page'; error: unknown; className?: string }) {
  const router = useRouter()
  const { isAuthenticated } = useAuth()
  const retry = isPartMissing(error) ? () => location.reload() : () => void router.invalidate()
  useEffect(() => console.error(`The ${what} did not load`, error), [what, error])
  useEffect(() => onLineBack(() => void router.invalidate()), [router])
  return (
    <div className={className} role="alert">
      <EmptyState
        hint={`We could not load this ${what}. Please check your internet connection and try again.`}
        icon="cloud-off"
        level="h1"
        title={`The ${what} did not load`}
      >
        <Button icon="refresh" onClick={retry}>
          Try Again
        </Button>
        {readSaved().length > 0 && (
          <LinkButton icon="download" kind="secondary" to={isAuthenticated ? '/dashboard/offline' : '/offline'}>
            Open what is saved here
          </LinkButton>
        )}
      </EmptyState>
    </div>
  )
}
