import type { PDFPageProxy } from 'pdfjs-dist'

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
export async function printPages(pages: readonly PDFPageProxy[], { signal, onProgress }: Options): Promise<void> {
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

export function clearPrint(): void {
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
