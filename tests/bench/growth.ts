import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectFolder } from '../../scripts/set-up/files.mjs'
import type { Figure } from './figure.ts'

const TIMES = 10
const COPIED = [
  'content',
  'domain',
  'src',
  'public',
  'scripts',
  'worker',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** For each page: its route's chunks, and the data that its loader waits for. */
const PAGES: Record<string, { routes: string[]; data: string[] }> = {
  '/': { routes: ['_site.tsx', '_site/index.tsx'], data: [] },
  '/notes': { routes: ['_site.tsx', '_site/notes/index.tsx'], data: ['classes/class-12'] },
  '/notes/physics': { routes: ['_site.tsx', '_site/notes/$subject.index.tsx'], data: ['subjects/physics'] },
  '/notes/physics/rotational-dynamics': {
    routes: ['_site.tsx', '_site/notes/$subject.$chapter.index.tsx'],
    data: ['subjects/physics'],
  },
  '/quiz': { routes: ['_site.tsx', '_site/quiz.tsx'], data: [] },
  '/login': { routes: ['_site.tsx', '_site/login.tsx'], data: [] },
  '/dashboard': { routes: ['dashboard/route.tsx', 'dashboard/index.tsx'], data: [] },
  '/dashboard/notes': { routes: ['dashboard/route.tsx', 'dashboard/notes/index.tsx'], data: ['classes/class-12'] },
}

/** How much the first load of each page grows when there are ten times as many notes and questions. */
export function measureGrowth(): Figure[] {
  const now = build('content-now', () => undefined)
  const then = build('content-tenfold', multiply)
  return Object.entries(PAGES).map(([path, page]) => ({
    name: `first load of ${path} with ${TIMES} times the notes and questions, against now`,
    value: then(page) / now(page),
    unit: '',
    // Numbers of notes are a digit longer.
    limit: 1.01,
    better: 'less',
  }))
}

/** Builds a copy of the product, and gives the size of a page's first load in it (JavaScript and data, gzipped). */
function build(name: string, change: (content: string) => void) {
  const folder = join(projectFolder, '.cache/bench', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of COPIED) {
    cpSync(join(projectFolder, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.endsWith('content/built'),
    })
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  change(join(folder, 'content'))
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

  const dist = join(folder, 'dist')
  const manifest: Record<string, { file: string; imports?: string[]; css?: string[] }> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  return ({ routes, data }: { routes: string[]; data: string[] }): number => {
    const seen = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`The manifest has no ${key}.`)
      if (seen.has(chunk.file)) return
      seen.add(chunk.file)
      for (const css of chunk.css ?? []) seen.add(css)
      for (const next of chunk.imports ?? []) visit(next)
    }
    visit('index.html')
    for (const route of routes) visit(`src/routes/${route}?tsr-split=component---loader`)
    for (const file of data) visit(`content/built/${file}.json`)
    return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  }
}

/** Nine more of every note and of every quiz, alike but for their titles. */
function multiply(content: string): void {
  const notes = join(content, 'notes')
  for (const path of readdirSync(notes, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('notes.typ')) continue
    const text = readFileSync(join(notes, path), 'utf8')
    for (let copy = 2; copy <= TIMES; copy++) {
      const target = join(notes, dirname(path), `${basename(path, '.typ')}-${copy}.typ`)
      writeFileSync(target, text.replace(/(title: "[^"]*)"/, `$1, part ${copy}"`))
    }
  }
  const quizzes = join(content, 'quizzes')
  for (const name of readdirSync(quizzes).filter((file) => file.endsWith('.yaml'))) {
    const text = readFileSync(join(quizzes, name), 'utf8')
    for (let copy = 2; copy <= TIMES; copy++) {
      const stems = text
        .replace(/^( {4}question: [>|][-+]?\n)( +)/gm, `$1$2(Variant ${copy}) `)
        .replace(/^( {4}question: )(?![>|])(['"]?)/gm, `$1$2(Variant ${copy}) `)
      writeFileSync(join(quizzes, `${basename(name, '.yaml')}-${copy}.yaml`), stems)
    }
  }
}
