import { useMemo, useState } from 'react'
import { layOutPages, type PageBox, scaleFor } from '../../../domain/page-layout.ts'
import type { PdfReading } from '../../../domain/pdf-reading.ts'
import type { PdfPageFacts } from './pdf-document.tsx'
import { PdfPage } from './pdf-page.tsx'
import { useElementSize } from './use-element-size.ts'
import { usePagesInView } from './use-pages-in-view.ts'

type Props = {
  pages: readonly PdfPageFacts[]
  reading: PdfReading
  startZoom: number
  scroller: HTMLElement
  onScrollTo: (page: number) => void
}

const SIDE_MARGIN = 8

/** The column of pages: a white sheet of the right size for each, drawn when it comes near the view. */
export function PdfPages({ pages, reading, startZoom, scroller, onScrollTo }: Props) {
  const { mode, zoom, rotation, page, goal } = reading
  const size = useElementSize(scroller)
  const width = size.width - 2 * SIDE_MARGIN
  const scale = scaleFor(pages, { zoom, startZoom, rotation, width })
  const alone = mode === 'single' ? page : null
  const layout = useMemo(
    () => layOutPages(pages, alone === null ? pages.map((_, index) => index + 1) : [alone], scale, rotation),
    [pages, alone, scale, rotation],
  )
  // The page that the student waits for has the engine to itself; the neighbours follow.
  const [firstIsDrawn, setFirstIsDrawn] = useState(false)
  const near = usePagesInView({
    scroller,
    height: size.height,
    layout,
    goal,
    margin: firstIsDrawn ? size.height : 0,
    onScrollTo,
  })

  const draw = (box: PageBox) => {
    const facts = pages[box.page - 1]
    return (
      facts &&
      near.has(box.page) && (
        <PdfPage
          box={box}
          onDrawn={() => setFirstIsDrawn(true)}
          rotation={(facts.rotate + rotation) % 360}
          scale={scale}
        />
      )
    )
  }

  return (
    <div className="flex w-max min-w-full flex-col items-center gap-3 px-2 py-3">
      {layout.boxes.map((box) => (
        <div className="relative bg-white" key={box.page} style={{ width: box.width, height: box.height }}>
          {draw(box)}
        </div>
      ))}
    </div>
  )
}
