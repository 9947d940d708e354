import type { ComponentProps } from 'react'
import { NoteReader } from '#src/features/note-viewer/note-reader.tsx'
import { PdfViewer } from '#src/features/pdf/pdf-viewer.tsx'
import { Data } from '#src/platform/data/data.tsx'

/** The part of a note's public page that only a student sees, so only students load it. */
export function StudentReader(props: Omit<ComponentProps<typeof NoteReader>, 'viewer'>) {
  return (
    <Data>
      <NoteReader viewer={PdfViewer} {...props} />
    </Data>
  )
}
