import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { ENTRY } from '#scripts/site/page-files.ts'
import type { Figure } from '../bench-figure.ts'
import { multiplyNotes, multiplyQuizzes, TIMES } from './multiply-content.ts'

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
  'tsconfig.base.json',
  'tsconfig.json',
]

/** For each page: the chunks of its route, and the data of its loader. */
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

/** How much the first load of each page grows with ten times as many notes and questions. */
export function measureGrowth(): Figure[] {
  const now = build('content-now', () => undefined)
  const then = build('content-tenfold', (content) => {
    multiplyNotes(content)
    multiplyQuizzes(content)
  })
  return Object.entries(PAGES).map(([path, page]) => ({
    name: `first load of ${path} with ${TIMES} times the notes and questions, against now`,
    value: then(page) / now(page),
    unit: '',
    // Numbers of notes are a digit longer.
    limit: 1.01,
    better: 'less',
  }))
}

/** Builds a copy of the product, and returns the size of a page's first load in it (JavaScript and data, gzipped). */
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
    visit(ENTRY)
    for (const route of routes) visit(`src/routes/${route}?tsr-split=component---loader`)
    for (const file of data) visit(`content/built/${file}.json`)
    return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  }
}
