// npm run content:preview SUBJECT/CHAPTER or FILE.typ: compiles one note into .cache/preview/ and opens it, or prints its
// mistakes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { ContentMistakes, exitWithMistakes } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import { findNote } from './find-note.ts'
import { findSlips } from './find-slips.ts'
import { openFile } from './open-file.ts'
import { openTypst } from './typst.ts'

const wanted = process.argv[2]
if (!wanted) {
  console.error('usage: npm run content:preview SUBJECT/CHAPTER, such as physics/wave-motion')
  process.exit(2)
}
const source = findNote(wanted, contentFolder)
if (!source) {
  console.error(`There is no note ${wanted}. Begin one with npm run content:new note ${wanted}`)
  process.exit(1)
}
try {
  const slips = findSlips(readFileSync(source, 'utf8'))
  if (slips.length > 0) throw new ContentMistakes(slips.map((mistake) => ({ file: source, ...mistake })))
  const { pdf, pages, header } = await openTypst().compile(source)
  const folder = join(projectFolder, '.cache/preview')
  mkdirSync(folder, { recursive: true })
  const name = relative(join(contentFolder, 'notes'), source)
    .replaceAll(sep, '-')
    .replace(/\.typ$/, '')
  const target = join(folder, `${name}.pdf`)
  writeFileSync(target, pdf)
  console.log(`${relative(projectFolder, target)}: ${pages} pages, ${Math.ceil(pdf.length / 1024)} kB`, header)
  // Without a terminal nobody would look at it.
  if (process.stdout.isTTY) openFile(target, (isOpened) => isOpened || console.log('Open it in a PDF reader.'))
} catch (error) {
  exitWithMistakes(error, 'no PDF was made.')
}
