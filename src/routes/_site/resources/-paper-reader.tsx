import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react'
import type { PastPaper } from '../../../../domain/resources/resource.ts'
import { findOpener } from '../../../app/way-back/find-opener.ts'
import { PdfLoading } from '../../../features/pdf/pdf-states.tsx'
import { PaperPage } from '../../../features/resources/reading/paper-page.tsx'

type Viewer = NonNullable<ComponentProps<typeof PaperPage>['viewer']>

/** A past paper. Who has pressed Preview reads it at once; who comes from outside sees first what it is. */
export function PaperReader({ paper, others }: { paper: PastPaper; others: readonly PastPaper[] }) {
  const { history } = useRouter()
  const [isRead, setIsRead] = useState(false)
  const [Loaded, setLoaded] = useState<Viewer>(() => LoadingViewer)
  // Before the paint, but not while rendering: the page is prerendered for visitors from outside.
  useLayoutEffect(() => {
    if (findOpener(history)) setIsRead(true)
  }, [history])
  useEffect(() => {
    if (isRead) void import('../../../features/pdf/pdf-viewer.tsx').then(({ PdfViewer }) => setLoaded(() => PdfViewer))
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
