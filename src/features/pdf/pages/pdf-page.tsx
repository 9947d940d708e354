import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useCallback, useRef, useState } from 'react'
import type { DrawQueue } from '../engine/draw-queue.ts'
import type { TextMatch } from '../find/find-text.ts'
import type { Destination } from '../outline/destination.ts'
import type { Rotation } from '../pdf-reading.ts'
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

/**
 * Names the elements that a PDF leaves without a name: links get the text below them, header cells of a table their
 * words. Texts, links and structure of a page arrive in any order, so this runs after each.
 */
function mendSemantics(sheet: HTMLElement): void {
  const texts = [...sheet.querySelectorAll('.textLayer [role="presentation"]')]
  if (texts.length === 0) return
  for (const link of sheet.querySelectorAll('[data-pdf-link]:not([aria-label])')) nameLink(link, texts)
  for (const header of sheet.querySelectorAll(':is([role="columnheader"], [role="rowheader"]):not([aria-label])')) {
    nameHeader(header)
  }
}

/** A header cell without words has no name. */
function nameHeader(header: Element): void {
  const owners = [...header.querySelectorAll('[aria-owns]')]
  if (owners.length === 0) header.setAttribute('role', 'cell')
  nameAfter(
    header,
    owners.map((owner) => document.getElementById(owner.getAttribute('aria-owns') ?? '')),
  )
}

function nameLink(link: Element, texts: readonly Element[]): void {
  const box = link.getBoundingClientRect()
  nameAfter(
    link,
    texts.filter((text) => liesUnder(text.getBoundingClientRect(), box)),
  )
}

function nameAfter(element: Element, texts: readonly (Element | null)[]): void {
  const words = texts.map((text) => text?.textContent ?? '').join(' ')
  const name = words.replace(/\s+/g, ' ').trim()
  if (name) element.setAttribute('aria-label', name)
}

/** True if the line of text runs through the link and they share at least half of the width of the shorter one. */
function liesUnder(text: DOMRect, link: DOMRect): boolean {
  const middle = text.top + text.height / 2
  const shared = Math.min(text.right, link.right) - Math.max(text.left, link.left)
  return middle >= link.top && middle <= link.bottom && shared > Math.min(text.width, link.width) / 2
}
