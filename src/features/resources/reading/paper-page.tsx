import { Link, useNavigate } from '@tanstack/react-router'
import type { ComponentType, MouseEvent } from 'react'
import { pdfNameOf } from '#domain/pdf-name.ts'
import { describePaperType } from '#domain/resources/paper-type.ts'
import type { PastPaper } from '#domain/resources/resource.ts'
import { describeTrail } from '#src/platform/page/structured-data.ts'
import { useWayBack } from '#src/platform/page/way-back/use-way-back.ts'
import { Badge } from '#src/ui/badge.tsx'
import { AnchorButton, LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { ReaderBox, useReaderBox } from '#src/ui/reader/reader-box.tsx'

type Props = {
  paper: PastPaper
  /** Similar papers. */
  others: readonly PastPaper[]
  onRead: () => void
  /** Null until the paper is opened, because the reader and its file are half a megabyte. */
  viewer: ComponentType<{
    url: string
    title: string
    kind: 'paper'
    variant: 'public'
    onAbout: () => void
    onClose: () => void
  }> | null
}

const LIST = { to: '/resources/past-papers', replace: true } as const

/** A past paper in the reader, for visitors and students alike. */
export function PaperPage({ paper, others, onRead, viewer: Viewer }: Props) {
  const { id, title, description, subject, board, type, year, fileSize, previewUrl, downloadUrl } = paper
  const navigate = useNavigate()
  const { leave, goBackInstead } = useWayBack()
  const { box, details, showDetails } = useReaderBox()
  const path = `/resources/past-papers/${id}`
  const file = previewUrl ?? downloadUrl
  // Without scripts the link opens the browser's own viewer.
  const readHere = (event: MouseEvent) => {
    event.preventDefault()
    onRead()
  }
  return (
    <div className="page flex flex-col py-4 sm:py-6">
      <PageHead
        description={description}
        path={path}
        structured={[
          describeTrail(
            { name: 'Resources', path: '/resources' },
            { name: 'Past Papers', path: LIST.to },
            { name: title, path },
          ),
        ]}
        title={title}
      />
      <LinkButton
        className="-ml-3 self-start"
        icon="arrow-left"
        kind="quiet"
        onClick={goBackInstead}
        size="small"
        {...LIST}
      >
        Back to past papers
      </LinkButton>
      <header className="mb-4 flex flex-col items-start gap-2 outline-none" ref={details} tabIndex={-1}>
        <h1 className="text-24 sm:text-32">{title}</h1>
        <p className="max-w-2xl text-soft">{description}</p>
        <p className="tabular flex flex-wrap items-center gap-2 text-13 text-faint">
          <span className="font-semibold text-accent">{subject}</span>
          <Badge>{board}</Badge>
          <Badge>{describePaperType(type)}</Badge>
          <span>{`Model paper in the pattern of ${year}`}</span>
          <span>{fileSize}</span>
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          {!Viewer && (
            <AnchorButton href={file} icon="eye" onClick={readHere}>
              Read the paper
            </AnchorButton>
          )}
          <AnchorButton download={pdfNameOf(title)} href={downloadUrl} icon="download" kind="secondary">
            Download the PDF file
          </AnchorButton>
        </div>
      </header>
      {Viewer && (
        <ReaderBox box={box} margins="site">
          <Viewer
            kind="paper"
            onAbout={showDetails}
            onClose={() => leave(() => void navigate(LIST))}
            title={title}
            url={file}
            variant="public"
          />
        </ReaderBox>
      )}
      {others.length > 0 && (
        <section aria-labelledby="similar-papers" className="mt-8">
          <h2 className="mb-3 text-20" id="similar-papers">
            Similar papers
          </h2>
          <ul className="grid gap-3 md:grid-cols-3">
            {others.map((other) => (
              <li key={other.id}>
                <Link
                  className="card flex h-full flex-col gap-1 p-4 hover:border-strong"
                  params={{ id: other.id }}
                  to="/resources/past-papers/$id"
                >
                  <span className="font-semibold">{other.title}</span>
                  <span className="text-13 text-soft">{other.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
