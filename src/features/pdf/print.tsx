import type { PDFPageProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { OpenDocument } from './pdf-reading.ts'

type Print = {
  /** The page that is being prepared for printing; null otherwise. */
  page: number | null
  failed: boolean
  start: () => void
  cancel: () => void
}

export function usePrint(opened: OpenDocument | null): Print {
  const [page, setPage] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setPage(null)
    setFailed(false)
  }, [])
  useEffect(
    () => () => {
      running.current?.abort()
      clearPrint()
    },
    [],
  )

  const start = useCallback(() => {
    if (!opened || running.current) return
    const controller = new AbortController()
    running.current = controller
    setFailed(false)
    printPages(opened.pages, { signal: controller.signal, onProgress: setPage })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        console.error('Printing failed', error)
        setFailed(true)
      })
      .finally(() => {
        if (running.current !== controller) return
        running.current = null
        setPage(null)
      })
  }, [opened])

  return { page, failed, start, cancel }
}

/** Shown while pages are prepared for printing, which takes some time on a weak phone. */
export function PrintNotice({ print: { page, failed, cancel }, pageCount }: { print: Print; pageCount: number }) {
  if (page === null && !failed) return null
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-1">
      <p className="text-15" role={failed ? 'alert' : 'status'}>
        {failed
          ? 'Printing failed. Please try again, or download the file.'
          : `Preparing page ${page} of ${pageCount}...`}
      </p>
      <Button kind="quiet" onClick={cancel} size="small">
        {failed ? 'Dismiss' : 'Cancel'}
      </Button>
    </div>
  )
}

const DOTS_PER_INCH = 150
const POINTS_PER_INCH = 72

/** Prints only these pages. */
const STYLES = `
  @media screen { #pdf-print { display: none } }
  @media print {
    @page { margin: 0 }
    html, body { margin: 0; background: #fff; overflow: visible }
    body > :not(#pdf-print) { display: none !important }
    #pdf-print img { display: block; width: 100vw; height: 100vh; object-fit: contain; break-inside: avoid }
    #pdf-print img + img { break-before: page }
  }`

type Options = { signal: AbortSignal; onProgress: (page: number) => void }

/**
 * Prints the pages themselves, not the web page around them: each is drawn at 150 dpi into a sheet that only paper
 * shows. Phones have no other way, because they cannot print a document in a frame.
 */
async function printPages(pages: readonly PDFPageProxy[], { signal, onProgress }: Options): Promise<void> {
  const sheets = document.createElement('div')
  sheets.id = 'pdf-print'
  sheets.setAttribute('aria-hidden', 'true')
  const clear = () => {
    for (const image of sheets.querySelectorAll('img')) URL.revokeObjectURL(image.src)
    sheets.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles)
  }
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  try {
    for (const [index, page] of pages.entries()) {
      onProgress(index + 1)
      sheets.append(await drawSheet(page))
      signal.throwIfAborted()
    }
  } catch (error) {
    clear()
    throw error
  }
  clearLast?.()
  clearLast = clear
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
  document.body.append(sheets)
  print()
}

/**
 * A phone continues at once and prints later, so the sheets stay until the next printing or until the document is left.
 */
let clearLast: (() => void) | null = null

function clearPrint(): void {
  clearLast?.()
  clearLast = null
}

async function drawSheet(page: PDFPageProxy): Promise<HTMLImageElement> {
  const viewport = page.getViewport({ scale: DOTS_PER_INCH / POINTS_PER_INCH })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  canvas.width = canvas.height = 0
  if (!picture) throw new Error('A page could not be drawn for printing.')
  const image = new Image()
  image.alt = ''
  image.src = URL.createObjectURL(picture)
  await image.decode()
  return image
}
