import { type ComponentProps, type HTMLAttributes, type RefObject, useLayoutEffect, useState } from 'react'
import type { PdfDocument } from './engine/pdf-document.tsx'
import type { PdfSource } from './engine/use-pdf-source.ts'
import type { PdfVariant } from './pdf-reading.ts'
import { type DocumentKind, PdfFailure, PdfLoading } from './pdf-states.tsx'

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
