import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { findRoutePart, listPageFiles } from '../../src/boot/page-files.ts'
import { fillPlace, writePage } from '../../src/boot/write-page.ts'
import { projectFolder } from '../set-up/files.mjs'
import { listDashboardPages } from './dashboard-pages.ts'
import { openFirstLoadCheck } from './first-load.ts'
import { allowInlineScripts } from './headers.ts'
import { listPublicPages } from './pages.ts'
import { isListed, type ListedPage, writeRobots, writeSitemap } from './sitemap.ts'

type Renderer = typeof import('../../src/boot/prerender.tsx')

/**
 * Writes every public page into `dist` as a visitor sees it first, so that it stands before any script has come, and
 * what search engines ask for. The pages of the dashboard are empty, but name the parts that fill them.
 */
export async function buildSite(dist: string): Promise<void> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const readContent = async (file: string) => (file.endsWith('.json') ? JSON.parse(read(file)) : read(file))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
  const manifest = JSON.parse(read('.vite/manifest.json'))
  const listFiles = (routes: string[], parts: string[]) =>
    listPageFiles(manifest, [...routes.map((route) => findRoutePart(manifest, route)), ...parts])
  const firstLoad = openFirstLoadCheck(read)
  const shell = await buildShell()
  const { renderPage } = await buildRenderer()

  const listed: ListedPage[] = []
  for (const { path, changed } of listPublicPages()) {
    const page = await renderPage(path, readContent)
    const html = writePage(shell, [...listFiles(page.routes, listFonts(page.body)), ...page.content], page)
    firstLoad.check(path, html)
    write(`${path === '/' ? '/index' : path}.html`, html)
    if (isListed(path, page.head)) listed.push({ path, changed })
  }
  for (const { file, routes, parts } of listDashboardPages()) {
    write(`${file}.html`, writePage(shell, listFiles(routes, parts)))
  }
  write('sitemap.xml', writeSitemap(listed))
  write('robots.txt', writeRobots())
  write('_headers', allowInlineScripts(read('_headers'), shell))
}

/** index.html with what runs before the app written into it: a request for it would hold up every page. */
async function buildShell(): Promise<string> {
  const outDir = join(projectFolder, '.cache/before-app')
  const output = { format: 'iife', entryFileNames: 'before-app.js' } as const
  await viteBuild({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir, rolldownOptions: { input: 'src/boot/before-app.ts', output } },
  })
  const script = readFileSync(join(outDir, 'before-app.js'), 'utf8').trim()
  const html = readFileSync(join(projectFolder, 'index.html'), 'utf8')
  return fillPlace(html, '<script type="module" src="/src/boot/before-app.ts"></script>', `<script>${script}</script>`)
}

async function buildRenderer(): Promise<Renderer> {
  const outDir = join(projectFolder, '.cache/prerender')
  await viteBuild({
    root: projectFolder,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/boot/prerender.tsx', outDir, emptyOutDir: true, manifest: false },
  })
  return import(join(outDir, `prerender.js`))
}

/** What the first screen is set in. Formulas of posts bring two more, for what stands upright and for variables. */
function listFonts(body: string): string[] {
  const fonts = ['fonts/mukta-latin-400-normal', 'fonts/mukta-latin-600-normal']
  if (body.includes('class="katex')) fonts.push('fonts/KaTeX_Main-Regular')
  if (body.includes('mathnormal')) fonts.push('fonts/KaTeX_Math-Italic')
  if (body.includes('class="note-text"') && body.includes('<math>')) fonts.push('notes-maths')
  return fonts.map((font) => `content/built/${font}.woff2`)
}
