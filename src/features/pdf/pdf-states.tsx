import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import type { PdfVariant } from './pdf-reading.ts'

/** A placeholder of a page that shows how much of the file has arrived. */
export function PdfLoading({ percent }: { percent: number | null }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center gap-4 overflow-hidden bg-ground px-4 pt-4">
      <p aria-hidden="true" className="tabular text-13 text-soft">
        {`Loading PDF...${percent === null ? '' : ` ${percent}%`}`}
      </p>
      <div className="w-full max-w-3xl">
        <Skeleton className="flex h-[70rem] flex-col gap-4 rounded-sm bg-surface p-8" text="Loading PDF...">
          <Bone className="h-8 w-2/3" />
          <Bone className="h-4 w-full" />
          <Bone className="h-4 w-full" />
          <Bone className="h-4 w-5/6" />
          <Bone className="mt-4 h-40 w-full" />
          <Bone className="h-4 w-full" />
          <Bone className="h-4 w-3/4" />
        </Skeleton>
      </div>
    </div>
  )
}

const FAILURE: Record<PdfVariant, string> = {
  public: 'Failed to load PDF. Please check your internet connection and try again.',
  dashboard: 'Failed to load PDF. Please try again.',
}

export type DocumentKind = 'note' | 'paper'

type FailureProps = {
  kind: DocumentKind
  /** The server has no such file, so the message does not mention the connection. */
  isMissing: boolean
  variant: PdfVariant
  onRetry: () => void
}

export function PdfFailure({ kind, isMissing, variant, onRetry }: FailureProps) {
  return (
    <div
      className="absolute inset-0 flex flex-col items-center gap-4 overflow-auto bg-ground px-4 pt-12 text-center"
      role="alert"
    >
      <span className="rounded-full bg-raised p-4 text-red">
        <Icon className="size-7" name={isMissing ? 'file' : 'cloud-off'} />
      </span>
      {isMissing && <h2 className="text-20">PDF Not Available</h2>}
      <p className="max-w-md">{isMissing ? `The PDF file for this ${kind} is not available.` : FAILURE[variant]}</p>
      <Button icon="refresh" onClick={onRetry}>
        Retry Loading
      </Button>
    </div>
  )
}
