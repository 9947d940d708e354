import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react'
import type { PastPaper } from '#domain/resources/resource.ts'
import { PdfLoading } from '#src/features/pdf/pdf-pane.tsx'
import { PaperPage } from '#src/features/resources/reading/paper-page.tsx'
import { findOpener } from '#src/platform/page/way-back/find-opener.ts'

type Viewer = NonNullable<ComponentProps<typeof PaperPage>['viewer']>

/** A past paper. After a press on Preview it opens at once; visitors from outside first see its description. */
export function PaperReader({ paper, others }: { paper: PastPaper; others: readonly PastPaper[] }) {
  const { history } = useRouter()
  const [isRead, setIsRead] = useState(false)
  const [Loaded, setLoaded] = useState<Viewer>(() => LoadingViewer)
  // Before the paint, but not while rendering, because the page is prerendered for visitors from outside.
  useLayoutEffect(() => {
    if (findOpener(history)) setIsRead(true)
  }, [history])
  useEffect(() => {
    if (isRead) void import('#src/features/pdf/pdf-viewer.tsx').then(({ PdfViewer }) => setLoaded(() => PdfViewer))
  }, [isRead])
  return (
    <PaperPage
      key={paper.id}
      onRead={() => setIsRead(true)}
      others={others}
      paper={paper}
      viewer={isRead ? Loaded : null}
    />
  )
}

function LoadingViewer() {
  return (
    <div className="relative h-full">
      <PdfLoading percent={null} />
    </div>
  )
}
