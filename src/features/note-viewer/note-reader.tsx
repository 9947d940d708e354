import { type ComponentType, type ReactNode, type RefObject, useEffect } from 'react'
import type { Note } from '#domain/catalogue/catalogue.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ReaderBox, useReaderBox } from '#src/ui/reader/reader-box.tsx'
import { useNoteVisit } from './use-note-visit.ts'
import { useReadingPosition } from './use-reading-position.ts'

/** Which of the specification's two readers shows the note. */
type ReaderVariant = 'public' | 'dashboard'

export type DocumentViewer = ComponentType<{
  url: string
  title: string
  variant: ReaderVariant
  initialPage: number
  /** Shown above the pages while the document is open. */
  notice: ReactNode
  /** On a phone, leads to the text about the document below the reader. */
  onAbout: () => void
  onClose: () => void
  onPageChange: (page: number) => void
}>

type Props = {
  note: Note
  /** The address of the note's public viewer, for the student's record. */
  path: string
  userId: string
  variant: ReaderVariant
  viewer: DocumentViewer
  onClose: () => void
}

/** The reader for a signed-in student: it records the visit and remembers the page where it ends. */
export function NoteReader({ note, path, userId, variant, viewer: Viewer, onClose }: Props) {
  const { box, details, showDetails } = useReaderBox()
  useFillScreenOnScroll(box)
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
      <span>{`Back on page ${page}, where you stopped.`}</span>
      <Button kind="secondary" onClick={onRestart} size="small">
        Go to page 1
      </Button>
    </p>
  )
}

/**
 * When the student begins to scroll inside the box, the page moves once so that the box has the whole screen. The
 * heading above it has been read by then.
 */
function useFillScreenOnScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const controller = new AbortController()
    const fillScreen = () => {
      controller.abort()
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (box.getBoundingClientRect().top > 0) {
        box.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' })
      }
    }
    let scrolled = false
    const options = { signal: controller.signal, capture: true, passive: true }
    box.addEventListener('wheel', ({ deltaY }) => deltaY > 0 && fillScreen(), options)
    box.addEventListener(
      'touchmove',
      () => {
        scrolled = true
      },
      options,
    )
    // Not during a touch, because the page would move under the finger.
    box.addEventListener('touchend', () => scrolled && fillScreen(), options)
    return () => controller.abort()
  }, [ref])
}
