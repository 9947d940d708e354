// A place in a note is named by a heading, which both editions have. The PDF also has a page.
import type { NoteSection } from '../catalogue/flowing-note.ts'

/** `page` is a page of the PDF. `heading` is the id of a section; absent before the first section, or if unknown. */
export type PlaceInNote = { page: number; heading?: string | null | undefined }

/** Whether both are the same place. */
export function isSamePlace(one: PlaceInNote, other: PlaceInNote): boolean {
  return one.page === other.page && (one.heading ?? null) === (other.heading ?? null)
}

/** The section of a page of the PDF: the first one that begins on it, or the last one that began before it. */
export function sectionOfPage(page: number, sections: readonly NoteSection[]): NoteSection | null {
  return (
    sections.find((section) => section.page === page) ?? sections.findLast((section) => section.page < page) ?? null
  )
}

/** The section of a place. A heading that the note no longer has is found by its page. */
export function sectionOfPlace({ page, heading }: PlaceInNote, sections: readonly NoteSection[]): NoteSection | null {
  return sections.find(({ id }) => id === heading) ?? sectionOfPage(page, sections)
}

/** The page of a place. If the note has changed and the page no longer belongs to the heading, the heading counts. */
export function pageOfPlace({ page, heading }: PlaceInNote, sections: readonly NoteSection[]): number {
  const index = sections.findIndex(({ id }) => id === heading)
  const section = sections[index]
  if (!section) return page
  const last = sections[index + 1]?.page ?? Number.POSITIVE_INFINITY
  return page >= section.page && page <= last ? page : section.page
}
