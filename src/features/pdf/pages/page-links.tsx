import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { type Destination, findDestination } from '../outline/destination.ts'
import { type Place, toPlace, toSpot } from './page-content.ts'

type Props = {
  document: PDFDocumentProxy
  page: PDFPageProxy
  rotation: number
  onGoTo: (destination: Destination) => void
  onLinks: () => void
}

type PdfLink = { id: string; place: Place; url: string } | { id: string; place: Place; target: Destination }

/** The links of a page, to other pages of the document or to other sites. */
export function PageLinks({ document, page, rotation, onGoTo, onLinks }: Props) {
  const [links, setLinks] = useState<readonly PdfLink[]>([])

  useEffect(() => {
    let stopped = false
    readLinks(document, page, rotation).then(
      (found) => {
        if (!stopped) setLinks(found)
      },
      (error: unknown) => {
        if (!stopped) console.error('The links of a page could not be read', error)
      },
    )
    return () => {
      stopped = true
    }
  }, [document, page, rotation])
  useEffect(() => {
    if (links.length > 0) onLinks()
  }, [links, onLinks])

  return links.map((link) => {
    const shared = { className: LOOK, 'data-pdf-link': true, style: link.place }
    // Its name is the text below it, once that is loaded.
    const name = <span className="sr-only">Link</span>
    if ('url' in link) {
      return (
        <a {...shared} href={link.url} key={link.id} rel="noopener noreferrer" target="_blank">
          {name}
        </a>
      )
    }
    return (
      <button {...shared} key={link.id} onClick={() => onGoTo(link.target)} type="button">
        {name}
      </button>
    )
  })
}

const LOOK = 'absolute z-10 rounded-[2px] hover:bg-accent/25'

async function readLinks(document: PDFDocumentProxy, page: PDFPageProxy, rotation: number): Promise<PdfLink[]> {
  const annotations = await page.getAnnotations()
  const links = await Promise.all(
    annotations.map(async ({ id, subtype, rect: [x1, y1, x2, y2], url, dest }): Promise<PdfLink[]> => {
      if (subtype !== 'Link') return []
      const place = toPlace(toSpot(page, x1, y1, rotation), toSpot(page, x2, y2, rotation))
      if (typeof url === 'string') return [{ id, place, url }]
      const target = await findDestination(document, dest)
      return target ? [{ id, place, target }] : []
    }),
  )
  return links.flat()
}
