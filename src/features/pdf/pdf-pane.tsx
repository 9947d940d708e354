import { type ComponentProps, type HTMLAttributes, type RefObject, useLayoutEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import type { PdfDocument } from './engine/pdf-document.tsx'
import type { PdfSource } from './engine/use-pdf-source.ts'
import type { PdfVariant } from './pdf-reading.ts'

type Props = Omit<ComponentProps<typeof PdfDocument>, 'data' | 'worker' | 'scroller'> & {
  source: PdfSource
  isOpen: boolean
  isDark: boolean
  variant: PdfVariant
  kind: DocumentKind
  /** The element that scrolls. */
  pane: RefObject<HTMLElement | null>
  onRetry: () => void
  /** Listens to how the student moves the pages. */
  moves: Pick<HTMLAttributes<HTMLElement>, 'onTouchStart' | 'onTouchMove' | 'onWheel'>
}

/** The scrolling element must be focusable by keyboard, also on pages without a link. */
const REACHABLE = { tabIndex: 0 }

/** The pages; before that the loading state, or the failure. */
export function PdfPane({ source, isOpen, isDark, variant, kind, pane, onRetry, moves, ...rest }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    pane.current = scroller
  }, [pane, scroller])
  return (
    <div className="relative min-w-0 grow">
      <section
        aria-label="Pages"
        className={`absolute inset-0 touch-pan-x touch-pan-y overflow-auto overscroll-contain handheld:overscroll-y-auto handheld:pb-[5rem] [scrollbar-gutter:stable] focus-visible:-outline-offset-2 ${isDark ? 'pdf-dark' : ''}`}
        ref={setScroller}
        {...moves}
        {...REACHABLE}
      >
        {source.state === 'here' && scroller && (
          <source.engine.PdfDocument data={source.data} scroller={scroller} worker={source.engine.worker} {...rest} />
        )}
      </section>
      {source.state === 'failed' ? (
        <PdfFailure kind={kind} isMissing={source.isMissing} onRetry={onRetry} variant={variant} />
      ) : (
        !isOpen && <PdfLoading percent={source.state === 'loading' ? source.percent : 100} />
      )}
    </div>
  )
}

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

function PdfFailure({ kind, isMissing, variant, onRetry }: FailureProps) {
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
