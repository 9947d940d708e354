import { type ComponentProps, type RefObject, useLayoutEffect, useState } from 'react'
import type { PdfDocument } from './engine/pdf-document.tsx'
import type { PdfSource } from './engine/use-pdf-source.ts'
import type { PdfVariant } from './pdf-reading.ts'
import { PdfFailure, PdfLoading } from './pdf-states.tsx'

type Props = Omit<ComponentProps<typeof PdfDocument>, 'data' | 'worker' | 'scroller'> & {
  source: PdfSource
  isOpen: boolean
  isDark: boolean
  variant: PdfVariant
  /** What scrolls. */
  pane: RefObject<HTMLElement | null>
  onRetry: () => void
}

/** What scrolls must be within reach of the keyboard, even where a page holds no link. */
const REACHABLE = { tabIndex: 0 }

/** Where the pages are: until they are here, that they are coming, or that they did not come. */
export function PdfPane({ source, isOpen, isDark, variant, pane, onRetry, ...rest }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    pane.current = scroller
  }, [pane, scroller])
  return (
    <div className="relative min-w-0 grow">
      <section
        aria-label="Pages"
        className={`absolute inset-0 touch-pan-x touch-pan-y overflow-auto overscroll-contain [scrollbar-gutter:stable] focus-visible:-outline-offset-2 ${isDark ? 'pdf-dark' : ''}`}
        ref={setScroller}
        {...REACHABLE}
      >
        {source.state === 'here' && scroller && (
          <source.engine.PdfDocument data={source.data} scroller={scroller} worker={source.engine.worker} {...rest} />
        )}
      </section>
      {source.state === 'failed' ? (
        <PdfFailure onRetry={onRetry} variant={variant} />
      ) : (
        !isOpen && <PdfLoading percent={source.state === 'loading' ? source.percent : 100} />
      )}
    </div>
  )
}
