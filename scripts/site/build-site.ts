import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { projectFolder } from '../set-up/files.mjs'
import { listDashboardPages } from './dashboard-pages.ts'
import { fillDashboard, fillShell } from './fill-shell.ts'
import { openFirstLoadCheck } from './first-load.ts'
import { openPageFiles } from './page-files.ts'
import { listPublicPages } from './pages.ts'
import { isListed, type ListedPage, writeRobots, writeSitemap } from './sitemap.ts'

/** The files of the built content with which pages of the dashboard begin. */
const CONTENT_OF: Record<string, RegExp> = {
  '/dashboard/quizzes': /\/quiz-list-.*\.json$/,
  '/dashboard/quizzes/take': /\/quiz-list-.*\.json$/,
}

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
  const shell = read('index.html')
  const assets = readdirSync(join(dist, 'assets')).map((file) => `/assets/${file}`)
  const findFiles = openPageFiles(JSON.parse(read('.vite/manifest.json')))
  const firstLoad = openFirstLoadCheck(read)
  const { renderPage } = await buildRenderer()

  const listed: ListedPage[] = []
  for (const { path, changed } of listPublicPages()) {
    const page = await renderPage(path, readContent)
    if (isListed(path, page.head)) listed.push({ path, ...(changed ? { changed } : {}) })
    const files = [...findFiles(page.routes), ...page.content, ...pickFonts(assets, page.body)]
    const html = fillShell(shell, { ...page, path, files })
    firstLoad.check(path, html)
    write(`${path === '/' ? '/index' : path}.html`, html)
  }
  for (const { file, routes, parts } of listDashboardPages()) {
    const content = assets.filter((asset) => CONTENT_OF[file]?.test(asset))
    write(`${file}.html`, fillDashboard(shell, [...findFiles(routes, parts), ...content]))
  }
  write('sitemap.xml', writeSitemap(listed))
  write('robots.txt', writeRobots())
  write('_headers', allowInlineScripts(read('_headers'), shell))
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
function pickFonts(assets: string[], body: string): string[] {
  const wanted = [/\/mukta-latin-\d+-normal.*\.woff2$/]
  if (body.includes('class="katex')) wanted.push(/\/KaTeX_Main-Regular.*\.woff2$/)
  if (body.includes('mathnormal')) wanted.push(/\/KaTeX_Math-Italic.*\.woff2$/)
  if (body.includes('class="note-text"') && body.includes('<math>')) wanted.push(/\/notes-maths.*\.woff2$/)
  return assets.filter((file) => wanted.some((pattern) => pattern.test(file)))
}

/** The content security policy lets run the script that stands in the page itself. */
function allowInlineScripts(headers: string, html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return headers.replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`)
}
