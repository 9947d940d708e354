import { type ReactNode, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useDarkPages } from '../../device/copies/use-dark-pages.ts'
import type { OpenDocument } from './engine/open-document.ts'
import { usePdfSource } from './engine/use-pdf-source.ts'
import { FindBar } from './find/find-bar.tsx'
import { useFind } from './find/use-find.ts'
import type { Destination } from './outline/destination.ts'
import { OutlinePanel } from './outline/outline-panel.tsx'
import { PageAnnouncement } from './pages/page-announcement.tsx'
import { toSpot } from './pages/page-geometry.ts'
import { PdfPane } from './pdf-pane.tsx'
import { type Goal, type PdfVariant, readPdf, startReading } from './pdf-reading.ts'
import { PrintNotice } from './print/print-notice.tsx'
import { usePrint } from './print/use-print.ts'
import { scrollView } from './scroll-view.ts'
import { PageControls } from './toolbar/page-controls.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useFullscreen } from './toolbar/use-fullscreen.ts'
import { useViewerKeys } from './use-viewer-keys.ts'

type Props = {
  url: string
  title: string
  variant: PdfVariant
  onClose?: () => void
  /** The page at which the document opens. A later change goes to the new page. */
  initialPage?: number
  onPageChange?: (page: number) => void
  /** Shown above the pages while the document is open. */
  notice?: ReactNode
}

/** On narrower readers the outline covers the pages. */
const OUTLINE_BESIDE_FROM = 768

/** Reads a PDF of our own site. It fills its box; the pages scroll inside it. */
export function PdfViewer({ url, title, variant, onClose, initialPage = 1, onPageChange, notice }: Props) {
  const [reading, dispatch] = useReducer(readPdf, startReading(variant, initialPage))
  const { source, retry, fail } = usePdfSource(url)
  const [opened, setOpened] = useState<OpenDocument | null>(null)
  const [shown, setShown] = useState({ outline: false, find: false })
  const [isDark, setDark] = useDarkPages()
  const root = useRef<HTMLElement>(null)
  const pane = useRef<HTMLElement>(null)
  const findField = useRef<HTMLInputElement>(null)
  const fullscreen = useFullscreen(root)
  const { page, pageCount, rotation } = reading
  const isOpen = pageCount > 0

  useEffect(() => dispatch({ type: 'go-to', page: initialPage }), [initialPage])
  // In a layout effect: a student who reloads as soon as a page shows must find that page again.
  useLayoutEffect(() => {
    if (isOpen) onPageChange?.(page)
  }, [isOpen, page, onPageChange])
  useEffect(() => {
    if (source.state === 'here') return
    setOpened(null)
    dispatch({ type: 'close' })
  }, [source.state])

  const open = useCallback((opened: OpenDocument) => {
    setOpened(opened)
    dispatch({ type: 'open', pageCount: opened.pages.length })
  }, [])
  const goTo = useCallback((goal: Goal) => {
    dispatch({ type: 'go-to', ...goal })
    // The match must not be below the window.
    if (goal.isSought) root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const follow = useCallback(
    ({ page, top }: Destination) => {
      const proxy = opened?.pages[page - 1]
      goTo({ page, spot: proxy && top !== null ? toSpot(proxy, 0, top, proxy.rotate + rotation) : undefined })
    },
    [opened, rotation, goTo],
  )
  const scrollTo = useCallback((page: number) => dispatch({ type: 'scroll-to', page }), [])
  const zoomTo = useCallback((zoom: number) => dispatch({ type: 'zoom-to', zoom }), [])

  const find = useFind({ opened, isOpen: shown.find, page, rotation, goTo })
  const print = usePrint(opened)
  const show = (part: keyof typeof shown, isShown: boolean) => {
    setShown((last) => ({ ...last, [part]: isShown }))
    if (!isShown) pane.current?.focus({ preventScroll: true })
  }
  const openFind = () => {
    if (!isOpen) return
    findField.current?.select()
    show('find', true)
  }
  useEffect(() => {
    if (shown.find) findField.current?.select()
  }, [shown.find])

  useViewerKeys({
    isSingle: reading.mode === 'single',
    page,
    dispatch,
    onFind: openFind,
    onFindNext: (direction) => (shown.find ? find.step(direction) : openFind()),
    onPrint: print.start,
    onScrollView: (direction) => {
      root.current?.scrollIntoView({ block: 'nearest' })
      if (pane.current) scrollView(pane.current, direction, reading, goTo)
    },
    onEscape: () => {
      if (shown.find) show('find', false)
      else if (shown.outline) show('outline', false)
      else if (fullscreen.isOn) fullscreen.leave()
      else onClose?.()
    },
  })

  const controls = <PageControls goTo={(page) => goTo({ page })} reading={reading} />
  return (
    <section
      aria-label={`PDF viewer: ${title}`}
      className={`@container flex flex-col overflow-clip bg-surface ${fullscreen.isOn ? 'fixed inset-0 z-50' : 'h-full border-line max-sm:border-y sm:rounded-lg sm:border'}`}
      ref={root}
      tabIndex={-1}
    >
      <Toolbar
        darkPages={{ isOn: isDark, toggle: () => setDark(!isDark) }}
        dispatch={dispatch}
        find={{ isOn: shown.find, toggle: () => (shown.find ? show('find', false) : openFind()) }}
        fullscreen={fullscreen}
        onClose={onClose}
        onPrint={print.start}
        outline={{ isOn: shown.outline, toggle: () => show('outline', !shown.outline) }}
        reading={reading}
        title={title}
        url={url}
        variant={variant}
      >
        {variant === 'public' ? controls : null}
      </Toolbar>
      {shown.find && <FindBar field={findField} find={find} onClose={() => show('find', false)} />}
      <PrintNotice pageCount={pageCount} print={print} />
      <div className="relative flex min-h-0 grow bg-ground">
        {shown.outline && opened && (
          <OutlinePanel
            onClose={() => show('outline', false)}
            onGoTo={(destination) => {
              follow(destination)
              if (Number(root.current?.clientWidth) < OUTLINE_BESIDE_FROM) show('outline', false)
            }}
            opened={opened}
            page={page}
          />
        )}
        <PdfPane
          finds={find.finds}
          isDark={isDark}
          isOpen={isOpen}
          onFailure={fail}
          onGoTo={follow}
          onOpen={open}
          onRetry={() => {
            root.current?.focus()
            retry()
          }}
          onScrollTo={scrollTo}
          onZoom={zoomTo}
          pane={pane}
          reading={reading}
          source={source}
          variant={variant}
        />
        {isOpen && notice && (
          <div className="pointer-events-none absolute inset-x-0 bottom-3 z-10 flex justify-center px-3">
            <div className="pointer-events-auto rounded-lg border border-line bg-surface px-3 py-1 shadow-float">
              {notice}
            </div>
          </div>
        )}
      </div>
      {variant === 'dashboard' && (
        <div className="sticky bottom-0 flex justify-center border-t border-line bg-surface px-1 py-1">{controls}</div>
      )}
      <PageAnnouncement page={page} pageCount={pageCount} />
    </section>
  )
}
