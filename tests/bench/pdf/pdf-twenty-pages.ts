import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import notes from '#content/built/notes.json' with { type: 'json' }
import { builtFolder } from '#scripts/content/places.ts'

const PAGES = 20

/** The first twenty pages of the physics notes as one file. */
export async function makeTwentyPages(): Promise<Buffer> {
  const merged = await PDFDocument.create()
  for (const { id } of notes.filter(({ subjectKey }) => subjectKey === 'physics')) {
    const note = await PDFDocument.load(readFileSync(join(builtFolder, 'files/notes', `${id}.pdf`)))
    const missing = PAGES - merged.getPageCount()
    for (const page of await merged.copyPages(note, note.getPageIndices().slice(0, missing))) merged.addPage(page)
  }
  if (merged.getPageCount() !== PAGES) throw new Error(`The physics notes have fewer than ${PAGES} pages.`)
  return Buffer.from(await merged.save({ useObjectStreams: true }))
}
