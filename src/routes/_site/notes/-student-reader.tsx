import type { ComponentProps } from 'react'
import { Data } from '../../../app/data/data.tsx'
import { NoteReader } from '../../../features/note-viewer/note-reader.tsx'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'

/** What only a student sees of a note's public page, so it is loaded for students alone. */
export function StudentReader(props: Omit<ComponentProps<typeof NoteReader>, 'viewer'>) {
  return (
    <Data>
      <NoteReader viewer={PdfViewer} {...props} />
    </Data>
  )
}
