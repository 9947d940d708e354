// A place in a note is named by a heading, which both of its editions have. The PDF has a page besides.
import type { NoteSection } from '../catalogue/flowing-note.ts'

/** `page` is that of the PDF. `heading` is the id of a section; absent before the first one, or where it is not known. */
export type PlaceInNote = { page: number; heading?: string | null | undefined }

/** Whether both name the same place. */
export function isSamePlace(one: PlaceInNote, other: PlaceInNote): boolean {
  return one.page === other.page && (one.heading ?? null) === (other.heading ?? null)
}

/** The section that a page of the PDF is about: the first that begins on it, or else the last that began before it. */
export function sectionOfPage(page: number, sections: readonly NoteSection[]): NoteSection | null {
  return (
    sections.find((section) => section.page === page) ?? sections.findLast((section) => section.page < page) ?? null
  )
}

/** The section of a place. A heading that the note does not have any more is looked for by its page. */
export function sectionOfPlace({ page, heading }: PlaceInNote, sections: readonly NoteSection[]): NoteSection | null {
  return sections.find(({ id }) => id === heading) ?? sectionOfPage(page, sections)
}

/** The page of a place. If the note has changed, so that the page does not belong to the heading, the heading counts. */
export function pageOfPlace({ page, heading }: PlaceInNote, sections: readonly NoteSection[]): number {
  const index = sections.findIndex(({ id }) => id === heading)
  const section = sections[index]
  if (!section) return page
  const last = sections[index + 1]?.page ?? Number.POSITIVE_INFINITY
  return page >= section.page && page <= last ? page : section.page
}
