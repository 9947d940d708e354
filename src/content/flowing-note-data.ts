import type { FlowingNoteOutline } from '../../domain/catalogue/flowing-note.ts'
import { readContent, readPageText } from './content-file.ts'

const built = '../../content/built/flowing-notes'
const outlines = import.meta.glob<string>('../../content/built/flowing-notes/*.outline.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const texts = import.meta.glob<string>('../../content/built/flowing-notes/*.text.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

export type FlowingNote = FlowingNoteOutline & { html: string }

/** The attribute of the element that holds the text of a note. Its value is the note's id. */
export const NOTE_TEXT = 'data-note-text'

/** The flowing edition of a note, or null where there is none. */
export async function findFlowingNote(id: string): Promise<FlowingNote | null> {
  const [outline, html] = await Promise.all([findNoteOutline(id), findHtml(id)])
  return outline && html !== null ? { ...outline, html } : null
}

/** The headings and parts of a note, or null where it has no flowing edition. */
export function findNoteOutline(id: string): Promise<FlowingNoteOutline | null> {
  return readContent(outlines[`${built}/${id}.outline.json`])
}

const fromPages = new Map<string, string>()

/** The text of a prerendered page is taken from the page itself: it is not fetched a second time. */
async function findHtml(id: string): Promise<string | null> {
  if (!import.meta.env.SSR) {
    const inPage = fromPages.get(id) ?? document.querySelector(`[${NOTE_TEXT}="${CSS.escape(id)}"]`)?.innerHTML
    if (inPage) {
      fromPages.set(id, inPage)
      return inPage
    }
  }
  return (await readPageText<{ html: string }>(texts[`${built}/${id}.text.json`]))?.html ?? null
}
