import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useCallback, useRef, useState } from 'react'
import type { DrawQueue } from '../engine/draw-queue.ts'
import type { TextMatch } from '../find/find-text.ts'
import type { Destination } from '../outline/destination.ts'
import type { Rotation } from '../pdf-reading.ts'
import { mendSemantics } from './mend-semantics.ts'
import { PageCanvas } from './page-canvas.tsx'
import type { PageBox } from './page-layout.ts'
import { PageLinks } from './page-links.tsx'
import { PageMarks } from './page-marks.tsx'
import { PageStructure } from './page-structure.tsx'
import { PageText } from './page-text.tsx'

type Props = {
  document: PDFDocumentProxy
  page: PDFPageProxy
  box: PageBox
  /** CSS pixels per point. */
  scale: number
  rotation: Rotation
  queue: DrawQueue
  rankOf: (page: number) => number
  matches: readonly TextMatch[]
  current: number
  onDrawn: () => void
  onGoTo: (destination: Destination) => void
}

/** One page: its picture, and over it the matches, the text and the links. */
export function PdfPage({ document, page, box, scale, rotation, matches, current, onDrawn, onGoTo, ...order }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const [runs, setRuns] = useState<readonly HTMLElement[] | null>(null)
  const turned = (page.rotate + rotation) % 360
  const mend = useCallback(() => {
    if (sheet.current) mendSemantics(sheet.current)
  }, [])
  const onText = useCallback(
    (texts: readonly HTMLElement[]) => {
      setRuns(texts)
      mend()
    },
    [mend],
  )

  return (
    <div className="pdf-page-content absolute inset-0" ref={sheet} style={scaled(scale)}>
      <PageCanvas {...order} box={box} onDrawn={onDrawn} page={page} rotation={turned} scale={scale} />
      {matches.length > 0 && <PageMarks current={current} key={turned} matches={matches} runs={runs} sheet={sheet} />}
      <PageText {...order} box={box} onText={onText} page={page} rotation={turned} />
      {runs && (
        <>
          <PageLinks document={document} onGoTo={onGoTo} onLinks={mend} page={page} rotation={turned} />
          <PageStructure onStructure={mend} page={page} />
        </>
      )}
    </div>
  )
}

/** The text layer's styles multiply by it. */
function scaled(scale: number): Record<string, string> {
  return { '--total-scale-factor': String(scale) }
}
