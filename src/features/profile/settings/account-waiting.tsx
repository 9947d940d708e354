import { describeError } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

/** Shown until it is known whether the account has a password, because the form depends on it. */
export function AccountWaiting({
  error,
  isFetching,
  refetch,
}: {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}) {
  if (error) {
    return (
      <div className="flex flex-col items-start gap-3" role="alert">
        <p className="text-soft">{describeError(error)}</p>
        <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <Skeleton className="flex flex-col gap-4" text="Loading account...">
      <Bone className="h-11" />
      <Bone className="h-11 w-32" />
    </Skeleton>
  )
}
