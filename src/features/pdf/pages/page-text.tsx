import { type PDFPageProxy, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import type { DrawQueue } from '../engine/draw-queue.ts'
import { readContent } from './page-content.ts'
import type { PageBox } from './page-layout.ts'
import { streamText } from './stream-text.ts'

type Props = {
  page: PDFPageProxy
  box: PageBox
  rotation: number
  queue: DrawQueue
  rankOf: (page: number) => number
  /** Called with the elements of the page's runs of text, in order. */
  onText: (runs: readonly HTMLElement[]) => void
}

/** The text is rendered after the pictures of all waiting pages. */
const AFTER_PICTURES = 1_000_000

/** The transparent text of the page over its picture, for selecting, copying, finding and screen readers. */
export function PageText({ page, box, rotation, queue, rankOf, onText }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const number = box.page
  const upright = rotation % 180 === 0 ? box : { width: box.height, height: box.width }

  useEffect(() => {
    const container = layer.current
    if (!container) return
    let text: TextLayer | null = null
    let stopped = false
    const write = async () => {
      try {
        const { content } = await readContent(page)
        if (stopped) return
        // Rendered upright and at 100%, and only once; the parent rotates and scales it.
        const viewport = page.getViewport({ scale: 1, rotation: 0 })
        // pdf.js measures each run before it adds it. In the document, each measurement would style the previous run.
        const aside = document.createElement('div')
        const show = () => {
          if (stopped) return
          container.append(...aside.childNodes)
          // Forces the layout now, so that the time of a portion includes it.
          container.getBoundingClientRect()
        }
        text = new TextLayer({ textContentSource: streamText(content, show), container: aside, viewport })
        container.style.cssText = aside.style.cssText
        await text.render()
        if (stopped) return
        show()
        container.append(endOfContent())
        onText(text.textDivs)
      } catch (error) {
        if (!stopped) console.error(`The text of page ${number} could not be read`, error)
      }
    }
    const withdraw = queue.add(() => AFTER_PICTURES + rankOf(number), write)
    return () => {
      stopped = true
      withdraw()
      text?.cancel()
      container.replaceChildren()
    }
  }, [page, number, queue, rankOf, onText])

  return (
    <div className="absolute top-0 left-0 origin-top-left" data-main-rotation={rotation} style={sizeOf(upright)}>
      <div
        className="textLayer"
        onPointerDown={(event) => event.currentTarget.classList.add('selecting')}
        onPointerUp={(event) => event.currentTarget.classList.remove('selecting')}
        ref={layer}
        translate="no"
      />
    </div>
  )
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height }
}

/** Below the last line. It catches a selection that would jump to the top of the page. */
function endOfContent(): HTMLElement {
  const end = document.createElement('div')
  end.className = 'endOfContent'
  return end
}
