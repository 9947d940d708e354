import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildRenderer, buildShell } from '../../src/boot/build-start.ts'
import { listFonts, listPageFiles } from '../../src/boot/page-files.ts'
import { writePage } from '../../src/boot/write-page.ts'
import { projectFolder } from '../set-up/files.mjs'
import { listDashboardPages } from './dashboard-pages.ts'
import { openFirstLoadCheck } from './first-load.ts'
import { allowInlineScripts } from './headers.ts'
import { listPublicPages } from './pages.ts'
import { isListed, type ListedPage, writeRobots, writeSitemap } from './sitemap.ts'

/**
 * Writes every public page into `dist` as a visitor sees it first, so that it stands before any script has come, and
 * what search engines ask for. The pages of the dashboard are empty, but name the parts that fill them.
 */
export async function buildSite(dist: string): Promise<void> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const readContent = async (file: string) => JSON.parse(read(file))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
  const manifest = JSON.parse(read('.vite/manifest.json'))
  const firstLoad = openFirstLoadCheck(read)
  const shell = await buildShell(projectFolder)
  const { renderPage } = await buildRenderer(projectFolder)

  const listed: ListedPage[] = []
  for (const { path, changed } of listPublicPages()) {
    const page = await renderPage(path, readContent)
    const files = listPageFiles(manifest, page.routes, listFonts(page.body))
    const html = writePage(shell, [...files, ...page.content], page)
    firstLoad.check(path, html)
    write(`${path === '/' ? '/index' : path}.html`, html)
    if (isListed(path, page.head)) listed.push({ path, changed })
  }
  for (const { file, routes, parts } of listDashboardPages()) {
    write(`${file}.html`, writePage(shell, listPageFiles(manifest, routes, parts)))
  }
  write('sitemap.xml', writeSitemap(listed))
  write('robots.txt', writeRobots())
  write('_headers', allowInlineScripts(read('_headers'), shell))
}
