// npm run content:preview FILE.typ: compiles one note into .cache/preview/, or prints its mistakes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { projectFolder } from '../../set-up/files.mjs'
import { exitWithMistakes } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import { openTypst } from './typst.ts'

const source = process.argv[2]
if (!source) {
  console.error('usage: npm run content:preview content/notes/SUBJECT/CHAPTER/NAME.typ')
  process.exit(2)
}
try {
  const { pdf, pages, header } = await openTypst().compile(resolve(source))
  const folder = join(projectFolder, '.cache/preview')
  mkdirSync(folder, { recursive: true })
  const name = relative(join(contentFolder, 'notes'), resolve(source))
    .replaceAll(sep, '-')
    .replace(/\.typ$/, '')
  const target = join(folder, `${name}.pdf`)
  writeFileSync(target, pdf)
  console.log(`${relative(projectFolder, target)}: ${pages} pages, ${Math.ceil(pdf.length / 1024)} kB`, header)
} catch (error) {
  exitWithMistakes(error, 'no PDF was made.')
}
