import { type ComponentType, useCallback, useRef, useState } from 'react'
import type { Note } from '../../../domain/catalogue.ts'
import type { PdfVariant } from '../../../domain/pdf-reading.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { findLastPage, rememberPage } from './last-pages.ts'
import { useNoteVisit } from './use-note-visit.ts'

export type DocumentViewer = ComponentType<{
  url: string
  title: string
  variant: PdfVariant
  initialPage: number
  onClose: () => void
  onPageChange: (page: number) => void
}>

type Props = {
  note: Note
  /** Of the note's public viewer, as the student's record keeps it. */
  path: string
  userId: string
  variant: PdfVariant
  viewer: DocumentViewer
  onClose: () => void
}

/** A signed-in student reads: the visit is recorded, and the page where it ends is remembered on the device. */
export function NoteReader({ note, path, userId, variant, viewer: Viewer, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [initialPage, setInitialPage] = useState(() => Math.min(findLastPage(userId, note.id), note.pages))
  const seePage = useNoteVisit(note, path)
  const onPageChange = useCallback(
    (page: number) => {
      seePage(page)
      rememberPage(userId, note.id, page)
    },
    [seePage, userId, note.id],
  )

  if (!note.url) {
    return <EmptyState hint="The PDF file for this note is not available." icon="file" title="PDF Not Available" />
  }
  return (
    <>
      {initialPage > 1 && (
        <p className="mb-2 flex min-h-11 flex-wrap items-center gap-x-2 text-13 text-soft" role="status">
          Opened at page {initialPage}, where you stopped last time.
          <Button
            className="-ml-1 px-2 text-accent"
            kind="quiet"
            onClick={() => {
              setInitialPage(1)
              box.current?.focus()
            }}
            size="small"
          >
            Go to page 1
          </Button>
        </p>
      )}
      <div className="h-[calc(100dvh-5rem)] min-h-96 scroll-mt-16 outline-none max-sm:-mx-4" ref={box} tabIndex={-1}>
        <Viewer
          initialPage={initialPage}
          onClose={onClose}
          onPageChange={onPageChange}
          title={note.title}
          url={note.url}
          variant={variant}
        />
      </div>
      <section className="mt-6 max-w-2xl">
        <h2 className="mb-1 text-17">About this note</h2>
        <p className="text-soft">{note.description}</p>
      </section>
    </>
  )
}
