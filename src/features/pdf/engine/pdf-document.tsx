import './older-browsers.ts'
import { type PDFDocumentProxy, type PDFPageProxy, PDFWorker } from 'pdfjs-dist'
import { type ComponentProps, useMemo, useState } from 'react'
// The index of react-pdf would also load its drawing parts, which this reader replaces.
import Document from 'react-pdf/dist/Document.js'
import 'react-pdf/dist/Page/TextLayer.css'
import '../pages/pdf.css'
import { PdfPages } from '../pages/pdf-pages.tsx'
import type { OpenDocument } from '../pdf-reading.ts'

type Props = Omit<ComponentProps<typeof PdfPages>, keyof OpenDocument> & {
  data: Uint8Array
  worker: Worker
  onOpen: (opened: OpenDocument) => void
  onFailure: (error: unknown) => void
}

/** All parts that need the PDF engine. This module is loaded when a document is opened. */
export function PdfDocument({ data, worker, onOpen, onFailure, ...rest }: Props) {
  const [opened, setOpened] = useState<OpenDocument | null>(null)
  const file = useMemo(() => ({ data }), [data])
  // A reader that is left while it loads destroys the document.
  const failUnlessLeft = (document: PDFDocumentProxy) => (error: unknown) => {
    if (!document.loadingTask.destroyed) onFailure(error)
  }
  const options = useMemo(
    () => ({
      worker: PDFWorker.create({ port: worker }),
      cMapUrl: '/pdfjs/cmaps/',
      standardFontDataUrl: '/pdfjs/standard_fonts/',
    }),
    [worker],
  )

  return (
    <Document
      error={null}
      file={file}
      loading={null}
      onLoadError={onFailure}
      onLoadSuccess={(document) => {
        openPages(document).then((pages) => {
          setOpened({ document, pages })
          onOpen({ document, pages })
        }, failUnlessLeft(document))
      }}
      options={options}
      suspense={false}
    >
      {opened && <PdfPages {...opened} {...rest} />}
    </Document>
  )
}

/** All pages are opened before the first one is drawn, so that each has its place and nothing moves later. */
function openPages(document: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
}
