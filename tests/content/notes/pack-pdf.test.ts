import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { type Content, loadContent } from '#scripts/content/content.ts'
import { readPdfText } from '#scripts/content/notes/compare/read-pdf-text.ts'
import { openTypst } from '#scripts/content/notes/typst.ts'
import { layContent } from '#tests/support/samples/content-folder.ts'

const NOTE = `#set document(title: "Waves")
#metadata((title: "Waves")) <note-header>
= Sound
It swings.
`

const name = (text: string) => PDFName.of(text)

async function readTags(pdf: Buffer) {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false })
  const marks = catalog.lookup(name('MarkInfo'), PDFDict)
  return {
    marked: String(marks.lookup(name('Marked'))),
    suspects: marks.has(name('Suspects')),
    hasTree: catalog.lookup(name('StructTreeRoot')) instanceof PDFDict,
  }
}

test('a note is compressed throughout, and its text and tags are kept', async () => {
  const folder = layContent({ 'waves.typ': NOTE })
  const { pdf } = await openTypst(folder).compile(join(folder, 'waves.typ'))
  expect(await readPdfText(pdf)).toContain('It swings.')
  expect(await readTags(pdf)).toEqual({ marked: 'true', suspects: false, hasTree: true })
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const plain = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream && !object.dict.has(name('Filter')) ? [object.dict] : []))
    .map((dict) => String(dict.lookup(name('Type'))))
  expect(plain).toEqual(['/Metadata'])
})

/** Poppler reports `Suspects false` as a syntax error in each file that has it. */
test('every note and every paper is tagged, and no reader reports its tags', async () => {
  const { notes, papers }: Content = await loadContent()
  for (const { pdf, source } of [...notes, ...papers]) {
    expect(await readTags(pdf), source).toEqual({ marked: 'true', suspects: false, hasTree: true })
  }
})
