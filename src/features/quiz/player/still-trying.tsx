import { Icon } from '#src/ui/icon.tsx'

type Query = { isPending: boolean; isPaused: boolean; failureCount: number }

/** Shows the reason when loading takes long: no connection, or retries on a slow one. */
export function StillTrying({ query }: { query: Query }) {
  if (!query.isPending || (!query.isPaused && query.failureCount === 0)) return null
  return (
    <p className="flex items-center justify-center gap-2 text-soft" role="status">
      <Icon className="text-orange" name="cloud-off" />
      <span>
        {query.isPaused
          ? 'You are offline. This loads by itself when the connection is back.'
          : 'The connection is slow. Still trying...'}
      </span>
    </p>
  )
}
