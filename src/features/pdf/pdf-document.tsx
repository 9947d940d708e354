import { type ComponentProps, useMemo, useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { PdfPages } from './pdf-pages.tsx'

type Props = Omit<ComponentProps<typeof PdfPages>, 'pages'> & {
  data: Uint8Array
  worker: Worker
  onOpen: (pageCount: number) => void
  onFailure: (error: unknown) => void
  onGoTo: (page: number) => void
}

type OpenDocument = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>
export type PdfPageFacts = { width: number; height: number; rotate: number }

/** Everything that needs react-pdf is behind this component, which is loaded when a document is opened. */
export function PdfDocument({ data, worker, onOpen, onFailure, onGoTo, ...rest }: Props) {
  const [pages, setPages] = useState<readonly PdfPageFacts[] | null>(null)
  const file = useMemo(() => ({ data }), [data])
  const options = useMemo(
    () => ({
      worker: pdfjs.PDFWorker.create({ port: worker }),
      cMapUrl: '/pdfjs/cmaps/',
      standardFontDataUrl: '/pdfjs/standard_fonts/',
      wasmUrl: '/pdfjs/wasm/',
      iccUrl: '/pdfjs/iccs/',
    }),
    [worker],
  )

  return (
    <Document
      error={null}
      externalLinkTarget="_blank"
      file={file}
      loading={null}
      onItemClick={({ pageNumber }) => onGoTo(pageNumber)}
      onLoadError={onFailure}
      onLoadSuccess={(document) => {
        measurePages(document).then((measured) => {
          setPages(measured)
          onOpen(measured.length)
        }, onFailure)
      }}
      options={options}
      suspense={false}
    >
      {pages && <PdfPages pages={pages} {...rest} />}
    </Document>
  )
}

/** Of every page before the first is drawn, so that each has its place and nothing moves later. */
function measurePages(document: OpenDocument): Promise<PdfPageFacts[]> {
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { width, height } = page.getViewport({ scale: 1 })
      return { width, height, rotate: page.rotate }
    }),
  )
}
