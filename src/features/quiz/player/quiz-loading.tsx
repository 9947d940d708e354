import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

export function PlayerSkeleton() {
  return (
    <Skeleton className="mx-auto flex max-w-3xl flex-col gap-4" text="Loading quiz...">
      <Bone className="h-7 w-3/4" />
      <Bone className="h-5 w-1/3" />
      <Bone className="mt-2 h-1 w-full" />
      <div className="card flex flex-col gap-3 p-4 sm:p-6">
        <Bone className="h-5 w-1/2" />
        <Bone className="h-6 w-full" />
        <Bone className="h-6 w-2/3" />
        {['A', 'B', 'C', 'D'].map((letter) => (
          <Bone className="h-12 w-full" key={letter} />
        ))}
      </div>
    </Skeleton>
  )
}

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
