import type { NoteSection } from '#domain/catalogue/flowing-note.ts'

/** A heading counts as reached when it is this far below the upper edge of the window, a little below the site's header. */
const REACHED_PX = 140

/** The section that is being read: the last whose heading has been reached. */
export function sectionInView(sections: readonly NoteSection[]): NoteSection | null {
  return sections.findLast(({ id }) => topOf(id) <= REACHED_PX) ?? null
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
