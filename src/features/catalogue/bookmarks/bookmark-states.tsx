import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

export function BookmarksLoading() {
  return (
    <Skeleton className="flex gap-2" text="Loading bookmarks...">
      <Bone className="h-11 w-40" />
      <Bone className="h-11 w-40" />
    </Skeleton>
  )
}

type Props = { text: string; onRetry?: () => void; isBusy?: boolean }

export function BookmarkTrouble({ text, onRetry, isBusy = false }: Props) {
  return (
    <div className="flex min-h-11 items-center gap-4 text-soft" role="status">
      <p className="flex items-start gap-2">
        <Icon className="mt-0.5 size-5 text-orange" name="cloud-off" />
        <span>{text}</span>
      </p>
      {onRetry && (
        <Button className="shrink-0" busy={isBusy} icon="refresh" kind="secondary" onClick={onRetry} size="small">
          Try Again
        </Button>
      )}
    </div>
  )
}
