import type { ComponentType, ReactNode } from 'react'
import type { Note } from '../../../domain/catalogue/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReaderBox } from '../../ui/reader/reader-box.tsx'
import { useReaderBox } from '../../ui/reader/use-reader-box.ts'
import { useNoteVisit } from './use-note-visit.ts'
import { useReadingPosition } from './use-reading-position.ts'
import { useSettle } from './use-settle.ts'

/** Which of the specification's two readers shows the note. */
type ReaderVariant = 'public' | 'dashboard'

export type DocumentViewer = ComponentType<{
  url: string
  title: string
  variant: ReaderVariant
  initialPage: number
  /** Shown above the pages while the document is open. */
  notice: ReactNode
  /** Leads to what the page says below the reader, on a phone. */
  onAbout: () => void
  onClose: () => void
  onPageChange: (page: number) => void
}>

type Props = {
  note: Note
  /** Of the note's public viewer, as the student's record keeps it. */
  path: string
  userId: string
  variant: ReaderVariant
  viewer: DocumentViewer
  onClose: () => void
}

/** A signed-in student reads: the visit is recorded, and the page where it ends is remembered. */
export function NoteReader({ note, path, userId, variant, viewer: Viewer, onClose }: Props) {
  const { box, details, showDetails } = useReaderBox()
  useSettle(box)
  const { startPage, backOn, restart, onPageChange, seen } = useReadingPosition(note, userId)
  useNoteVisit(note, path, userId, seen)

  const goToStart = () => {
    restart()
    box.current?.focus({ preventScroll: true })
  }

  const about = (
    <section className="mt-6 max-w-2xl outline-none handheld:mt-0" ref={details} tabIndex={-1}>
      <h2 className="mb-1 text-17">About this note</h2>
      <p className="text-soft">{note.description}</p>
    </section>
  )
  if (!note.url) {
    return (
      <>
        <EmptyState hint="The PDF file for this note is not available." icon="file" title="PDF Not Available" />
        {about}
      </>
    )
  }
  return (
    <>
      <ReaderBox box={box} margins={variant === 'dashboard' ? 'dashboard' : 'site'}>
        <Viewer
          initialPage={startPage}
          onAbout={showDetails}
          notice={backOn !== null && <BackNotice onRestart={goToStart} page={backOn} />}
          onClose={onClose}
          onPageChange={onPageChange}
          title={note.title}
          url={note.url}
          variant={variant}
        />
      </ReaderBox>
      {about}
    </>
  )
}

function BackNotice({ page, onRestart }: { page: number; onRestart: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-13 text-soft" role="status">
      Back on page {page}, where you stopped.
      <Button kind="secondary" onClick={onRestart} size="small">
        Go to page 1
      </Button>
    </p>
  )
}
