// npm run content:preview SUBJECT/CHAPTER or FILE.typ: compiles one note into .cache/preview/ and opens it, or prints its
// mistakes.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { projectFolder } from '../../set-up/files.mjs'
import { exitWithMistakes } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import { openTypst } from './typst.ts'

const wanted = process.argv[2]
if (!wanted) {
  console.error('usage: npm run content:preview SUBJECT/CHAPTER, such as physics/wave-motion')
  process.exit(2)
}
const source = findSource(wanted)
if (!source) {
  console.error(`There is no note ${wanted}. Begin one with npm run content:new note ${wanted}`)
  process.exit(1)
}
try {
  const { pdf, pages, header } = await openTypst().compile(source)
  const folder = join(projectFolder, '.cache/preview')
  mkdirSync(folder, { recursive: true })
  const name = relative(join(contentFolder, 'notes'), source)
    .replaceAll(sep, '-')
    .replace(/\.typ$/, '')
  const target = join(folder, `${name}.pdf`)
  writeFileSync(target, pdf)
  console.log(`${relative(projectFolder, target)}: ${pages} pages, ${Math.ceil(pdf.length / 1024)} kB`, header)
  // Nobody looks where there is no terminal.
  if (process.stdout.isTTY) openFile(target)
} catch (error) {
  exitWithMistakes(error, 'no PDF was made.')
}

/** A path, a chapter with its `notes.typ`, or a chapter with the name of another note. */
function findSource(wanted: string): string | undefined {
  const inNotes = join(contentFolder, 'notes', wanted)
  return [resolve(wanted), join(inNotes, 'notes.typ'), `${inNotes}.typ`].find(
    (file) => file.endsWith('.typ') && existsSync(file),
  )
}

/** In the program that this machine has for PDFs. Where it has none, the printed path is enough. */
function openFile(file: string): void {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '', file]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', file]
  const child = spawn(command ?? '', args, { detached: true, stdio: 'ignore' })
  child.on('error', () => console.log('Open it in a PDF reader.'))
  child.unref()
}
