import { useCallback, useRef, useState } from 'react'
import { Page } from 'react-pdf'
import type { PageBox } from '../../../domain/page-layout.ts'
import { mendSemantics } from './mend-semantics.ts'

/** `density` is device pixels per CSS pixel. */
type Drawing = { scale: number; rotation: number; density: number }
type Props = { scale: number; rotation: number; box: PageBox; onDrawn: () => void }

const DENSITY_MAX = 2
/** Phones refuse to draw on a larger canvas. */
const CANVAS_PIXELS_MAX = 2 ** 24

/** One page. When the zoom changes, the last drawing stays, stretched, until the sharp one is there. */
export function PdfPage({ box, scale, rotation, onDrawn }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<Drawing | null>(null)
  const mend = useCallback(() => {
    if (sheet.current) mendSemantics(sheet.current)
  }, [])
  const densityMax = Math.sqrt(CANVAS_PIXELS_MAX / (box.width * box.height))
  const wanted: Drawing = { scale, rotation, density: Math.min(devicePixelRatio, DENSITY_MAX, densityMax) }
  const stretched = last && last.rotation === rotation && last.scale !== scale ? last : null

  return (stretched ? [stretched, wanted] : [wanted]).map((drawing) => (
    <div
      aria-hidden={drawing === stretched}
      className={`absolute top-0 left-0 origin-top-left ${drawing === stretched ? 'pointer-events-none z-10' : ''}`}
      key={`${drawing.scale}/${drawing.rotation}`}
      style={{ transform: drawing === stretched ? `scale(${scale / drawing.scale})` : undefined }}
    >
      <Page
        inputRef={drawing === wanted ? sheet : null}
        devicePixelRatio={drawing.density}
        error="This page could not be drawn."
        loading={null}
        onGetStructTreeSuccess={mend}
        onRenderAnnotationLayerSuccess={mend}
        onRenderSuccess={() => {
          if (drawing !== wanted) return
          setLast(drawing)
          onDrawn()
        }}
        onRenderTextLayerSuccess={mend}
        pageNumber={box.page}
        rotate={drawing.rotation}
        scale={drawing.scale}
        suspense={false}
      />
    </div>
  ))
}
