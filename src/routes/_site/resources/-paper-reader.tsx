import { type ComponentProps, useEffect, useState } from 'react'
import type { PastPaper } from '../../../../domain/resources/resource-schemas.ts'
import { PdfLoading } from '../../../features/pdf/pdf-states.tsx'
import { PaperPage } from '../../../features/resources/reading/paper-page.tsx'

type Viewer = ComponentProps<typeof PaperPage>['viewer']

/** A past paper; the reader is loaded after the page itself, also where the page was prerendered. */
export function PaperReader({ paper }: { paper: PastPaper }) {
  const [Loaded, setLoaded] = useState<Viewer | null>(null)
  useEffect(() => {
    void import('../../../features/pdf/pdf-viewer.tsx').then(({ PdfViewer }) => setLoaded(() => PdfViewer))
  }, [])
  return <PaperPage key={paper.id} paper={paper} viewer={Loaded ?? LoadingViewer} />
}

function LoadingViewer() {
  return (
    <div className="relative h-full">
      <PdfLoading percent={null} />
    </div>
  )
}
