import type { NoteSection } from '#domain/catalogue/flowing-note.ts'

/** The share of a text that has been scrolled past the lower edge of the window, from 0 to 1. */
export function measureProgress(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect()
  return progressOf(top, height, innerHeight)
}

/** `top` is the top of the text below the upper edge of the window. All values are in pixels. */
export function progressOf(top: number, height: number, windowHeight: number): number {
  if (height <= 0) return 0
  return Math.min(1, Math.max(0, (windowHeight - top) / height))
}

/** A heading counts as reached when it is this far below the upper edge of the window, a little below the site's header. */
const REACHED_PX = 140

/** The section that is being read: the last whose heading has been reached. */
export function sectionInView(sections: readonly NoteSection[]): NoteSection | null {
  return sections.findLast(({ id }) => topOf(id) <= REACHED_PX) ?? null
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
