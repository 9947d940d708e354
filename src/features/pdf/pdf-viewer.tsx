import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { type PdfVariant, readPdf, START_ZOOM, startReading } from '../../../domain/pdf-reading.ts'
import { PageAnnouncement } from './page-announcement.tsx'
import { PageControls } from './page-controls.tsx'
import { PdfFailure, PdfLoading } from './pdf-states.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { usePdfSource } from './use-pdf-source.ts'
import { useViewerKeys } from './use-viewer-keys.ts'

type Props = {
  url: string
  title: string
  variant: PdfVariant
  onClose?: () => void
  /** Where the document opens; when it changes later, the viewer goes there. */
  initialPage?: number
  onPageChange?: (page: number) => void
}

/** What scrolls must be within reach of the keyboard, even where a page holds no link. */
const REACHABLE = { tabIndex: 0 }

/** Reads a PDF of our own site. It fills its box; the pages scroll inside it. */
export function PdfViewer({ url, title, variant, onClose, initialPage = 1, onPageChange }: Props) {
  const [reading, dispatch] = useReducer(readPdf, startReading(variant, initialPage))
  const { source, retry, fail } = usePdfSource(url)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const root = useRef<HTMLElement>(null)
  const fullscreen = useFullscreen(root)
  const { page, pageCount } = reading
  const isOpen = pageCount > 0

  useViewerKeys({ isSingle: reading.mode === 'single', page, dispatch, fullscreen, onClose })

  useEffect(() => dispatch({ type: 'go-to', page: initialPage }), [initialPage])
  // With the drawing, not after it: whoever reloads the moment a page shows must find that page again.
  useLayoutEffect(() => {
    if (isOpen) onPageChange?.(page)
  }, [isOpen, page, onPageChange])
  useEffect(() => {
    if (source.state !== 'here') dispatch({ type: 'close' })
  }, [source.state])

  const open = useCallback((pageCount: number) => dispatch({ type: 'open', pageCount }), [])
  const goTo = useCallback((page: number) => dispatch({ type: 'go-to', page }), [])
  const scrollTo = useCallback((page: number) => dispatch({ type: 'scroll-to', page }), [])

  const controls = <PageControls goTo={goTo} reading={reading} />
  return (
    <section
      aria-label={`PDF viewer: ${title}`}
      className={`@container flex flex-col overflow-clip bg-surface ${fullscreen.isOn ? 'fixed inset-0 z-50' : 'h-full border-line max-sm:border-y sm:rounded-lg sm:border'}`}
      ref={root}
      tabIndex={-1}
    >
      <Toolbar
        dispatch={dispatch}
        fullscreen={fullscreen}
        onClose={onClose}
        reading={reading}
        url={url}
        variant={variant}
      >
        {variant === 'public' ? controls : null}
      </Toolbar>
      <div className="relative min-h-0 grow bg-ground">
        <section
          aria-label="Pages"
          className="absolute inset-0 overflow-auto [scrollbar-gutter:stable] focus-visible:-outline-offset-2"
          ref={setScroller}
          {...REACHABLE}
        >
          {source.state === 'here' && scroller && (
            <source.engine.PdfDocument
              data={source.data}
              onFailure={fail}
              onGoTo={goTo}
              onOpen={open}
              onScrollTo={scrollTo}
              reading={reading}
              scroller={scroller}
              startZoom={START_ZOOM[variant]}
              worker={source.engine.worker}
            />
          )}
        </section>
        {source.state === 'failed' ? (
          <PdfFailure
            onRetry={() => {
              root.current?.focus()
              retry()
            }}
            variant={variant}
          />
        ) : (
          !isOpen && <PdfLoading percent={source.state === 'loading' ? source.percent : 100} />
        )}
      </div>
      {variant === 'dashboard' && (
        <div className="sticky bottom-0 flex justify-center border-t border-line bg-surface px-1 py-1">{controls}</div>
      )}
      <PageAnnouncement page={page} pageCount={pageCount} />
    </section>
  )
}
