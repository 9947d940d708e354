import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { openDrawQueue } from '../engine/draw-queue.ts'
import type { Finds } from '../find/find-bar.tsx'
import type { Destination } from '../outline/destination.ts'
import type { PdfReading } from '../pdf-reading.ts'
import { sizeOf } from './page-content.ts'
import { type Anchor, layOutPages, type PageBox, scaleFor } from './page-layout.ts'
import { PdfPage } from './pdf-page.tsx'
import { usePagesInView } from './use-pages-in-view.ts'
import { usePinch } from './use-pinch.ts'
import { useSwipe } from './use-swipe.ts'
import { useTaps } from './use-taps.ts'

type Props = {
  document: PDFDocumentProxy
  pages: readonly PDFPageProxy[]
  reading: PdfReading
  scroller: HTMLElement
  finds: Finds
  onScrollTo: (page: number) => void
  onZoom: (zoom: number) => void
  /** For a tap on the pages. */
  onTap: () => void
  /** For a swipe in single mode. */
  onTurn: (direction: 1 | -1) => void
  onGoTo: (destination: Destination) => void
}

const NOTHING_FOUND: never[] = []

/** The column of pages. Each has its size from the start and is drawn when it comes close to the view. */
export function PdfPages(props: Props) {
  const { document, pages, reading, scroller, finds, onScrollTo, onZoom, onTap, onTurn, onGoTo } = props
  const { mode, zoom, startZoom, rotation, page, goal } = reading
  const size = useElementSize(scroller)
  const sizes = useMemo(() => pages.map((page) => sizeOf(page)), [pages])
  const scale = scaleFor(sizes, { zoom, startZoom, rotation, width: size.width })
  const alone = mode === 'single' ? page : null
  const layout = useMemo(() => {
    const shown = alone === null ? pages.map((_, index) => index + 1) : [alone]
    return layOutPages(sizes, shown, { scale, rotation, width: size.width })
  }, [pages, sizes, alone, scale, rotation, size.width])

  const column = useRef<HTMLDivElement>(null)
  const pinchAnchor = useRef<Anchor | null>(null)
  // The first page has the engine to itself. The pages around it are drawn after it.
  const [firstIsDrawn, setFirstIsDrawn] = useState(false)
  const onDrawn = useCallback(() => setFirstIsDrawn(true), [])
  const near = usePagesInView({
    scroller,
    size,
    layout,
    goal,
    margin: firstIsDrawn ? size.height : 0,
    pinchAnchor,
    onScrollTo,
  })
  usePinch({ scroller, column, layout, zoom, pinchAnchor, onZoom })
  useTaps({ scroller, layout, zoom, startZoom, pinchAnchor, onZoom, onTap })
  useSwipe({ scroller, isOn: mode === 'single', onTurn })

  const [queue] = useState(openDrawQueue)
  const current = useRef(page)
  current.current = page
  const rankOf = useCallback((number: number) => Math.abs(number - current.current - 0.1), [])

  const draw = (box: PageBox) => {
    const page = pages[box.page - 1]
    return (
      page &&
      near.has(box.page) && (
        <PdfPage
          box={box}
          current={finds.current?.page === box.page ? finds.current.index : -1}
          document={document}
          matches={finds.matches.get(box.page) ?? NOTHING_FOUND}
          onDrawn={onDrawn}
          onGoTo={onGoTo}
          page={page}
          queue={queue}
          rankOf={rankOf}
          rotation={rotation}
          scale={scale}
        />
      )
    )
  }

  return (
    // The wrapper keeps its size while the column is stretched, so that the scrollbars do not move.
    <div className="relative overflow-clip" style={{ width: layout.width, height: layout.height }}>
      <div className="absolute inset-0" ref={column}>
        {layout.boxes.map((box) => (
          <div className="pdf-page absolute" key={box.page} style={placeOf(box)}>
            {draw(box)}
          </div>
        ))}
      </div>
    </div>
  )
}

function placeOf({ left, top, width, height }: PageBox) {
  return { left, top, width, height }
}

/** Inside the borders and without scrollbars, in CSS pixels; follows changes. */
function useElementSize(element: HTMLElement): { width: number; height: number } {
  const [size, setSize] = useState({ width: element.clientWidth, height: element.clientHeight })
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() =>
      setSize((last) =>
        last.width === element.clientWidth && last.height === element.clientHeight
          ? last
          : { width: element.clientWidth, height: element.clientHeight },
      ),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
