import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useDarkPages } from '#src/platform/device/settings/use-dark-pages.ts'
import { useHandheld } from '#src/ui/reader/handheld.ts'
import { usePdfSource } from './engine/use-pdf-source.ts'
import { FindBar, useFind } from './find/find-bar.tsx'
import { OutlinePanel } from './outline/outline-panel.tsx'
import { type DocumentKind, PdfPane } from './pdf-pane.tsx'
import type { PdfVariant } from './pdf-reading.ts'
import { PrintNotice, usePrint } from './print.tsx'
import { PageControls } from './toolbar/page-controls.tsx'
import { listTools } from './toolbar/tool.tsx'
import { HandheldTools, Toolbar, useHiddenTools } from './toolbar/toolbar.tsx'
import { useFullscreen } from './toolbar/use-fullscreen.ts'
import { useReading } from './use-reading.ts'
import { scrollView, useViewerKeys } from './use-viewer-keys.ts'

type Props = {
  url: string
  title: string
  variant: PdfVariant
  /** The name for a missing file. */
  kind?: DocumentKind
  onClose?: () => void
  /** Leads to the text below the viewer, which fills the screen of a phone. */
  onAbout?: () => void
  /** The page at which the document opens. If it changes later, the viewer goes to the new page. */
  initialPage?: number
  onPageChange?: (page: number) => void
  /** Shown above the pages while the document is open. */
  notice?: ReactNode
}

/** On narrower readers the outline covers the pages. */
const OUTLINE_BESIDE_FROM = 768

/** A reader for PDFs of this site. It fills its box; the pages scroll inside it. */
export function PdfViewer(props: Props) {
  const { url, title, variant, kind = 'note', onClose, onAbout, initialPage = 1, onPageChange, notice } = props
  const root = useRef<HTMLElement>(null)
  const pane = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { source, retry, fail } = usePdfSource(url)
  const moves = useReading({ variant, source, root, initialPage, onPageChange })
  const { reading, dispatch, opened, goTo, follow } = moves
  const { page, pageCount, rotation, mode, zoom } = reading
  const isOpen = pageCount > 0
  const { shown, show, openFind, findField } = usePanels(isOpen, pane)
  const [isDark, setDark] = useDarkPages()
  const fullscreen = useFullscreen(root)
  const isHandheld = useHandheld()
  const hiding = useHiddenTools({ isOn: isHandheld && isOpen, bar, pane })
  const find = useFind({ opened, isOpen: shown.find, page, rotation, goTo })
  const print = usePrint(opened)

  useViewerKeys({
    isSingle: mode === 'single',
    page,
    dispatch,
    onFind: openFind,
    onFindNext: (direction) => (shown.find ? find.step(direction) : openFind()),
    onPrint: print.start,
    onScrollView: (direction) => {
      root.current?.scrollIntoView({ block: 'nearest' })
      if (pane.current) scrollView(pane.current, direction, reading, goTo)
      hiding.hide()
    },
    onEscape: () => {
      if (shown.find) show('find', false)
      else if (shown.outline) show('outline', false)
      else if (fullscreen.isOn) fullscreen.leave()
      else onClose?.()
    },
  })

  const tools = listTools({
    reading,
    dispatch,
    url,
    title,
    variant,
    fullscreen,
    outline: { isOn: shown.outline, toggle: () => show('outline', !shown.outline) },
    find: { isOn: shown.find, toggle: () => (shown.find ? show('find', false) : openFind()) },
    darkPages: { isOn: isDark, toggle: () => setDark(!isDark) },
    onPrint: print.start,
  })
  const controls = <PageControls goTo={(page) => goTo({ page })} reading={reading} />
  return (
    <section
      aria-label={`PDF viewer: ${title}`}
      className={`@container flex flex-col overflow-clip bg-surface ${fullscreen.isOn ? 'fixed inset-0 z-50' : `h-full ${isHandheld ? '' : 'rounded-lg border border-line'}`}`}
      ref={root}
      tabIndex={-1}
    >
      {!isHandheld && (
        <Toolbar onClose={onClose} tools={tools} zoom={zoom}>
          {variant === 'public' ? controls : null}
        </Toolbar>
      )}
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
          kind={kind}
          moves={hiding.moves}
          onFailure={fail}
          onGoTo={follow}
          onOpen={moves.open}
          onRetry={() => {
            root.current?.focus()
            retry()
          }}
          onScrollTo={moves.scrollTo}
          onTap={hiding.toggle}
          onTurn={moves.turn}
          onZoom={moves.zoomTo}
          pane={pane}
          reading={reading}
          source={source}
          variant={variant}
        />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20 flex flex-col *:pointer-events-auto">
          {isOpen && notice && (
            <div className="mx-3 mb-3 self-center rounded-lg border border-line bg-surface px-3 py-1 shadow-float">
              {notice}
            </div>
          )}
          {isHandheld && (
            <HandheldTools
              bar={bar}
              isHidden={hiding.isHidden}
              mode={mode}
              onAbout={onAbout}
              onClose={onClose}
              tools={tools}
              zoom={zoom}
            >
              {controls}
            </HandheldTools>
          )}
        </div>
      </div>
      {!isHandheld && variant === 'dashboard' && (
        <div className="flex justify-center border-t border-line bg-surface px-1 py-1">{controls}</div>
      )}
      <PageAnnouncement page={page} pageCount={pageCount} />
    </section>
  )
}

/** Which of the outline and the find bar is open, and where the focus goes. */
function usePanels(isOpen: boolean, pane: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState({ outline: false, find: false })
  const findField = useRef<HTMLInputElement>(null)

  const show = (panel: keyof typeof shown, isShown: boolean) => {
    setShown((last) => ({ ...last, [panel]: isShown }))
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

  return { shown, show, openFind, findField }
}

const SETTLED_MS = 600

/** Announces the page to screen readers once the page has been in view for a moment. */
function PageAnnouncement({ page, pageCount }: { page: number; pageCount: number }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(pageCount > 0 ? `Page ${page} of ${pageCount}` : ''), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [page, pageCount])
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
