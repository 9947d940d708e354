import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'
import { buildRenderer, buildShell } from './build-start.ts'
import { listDashboardPages } from './dashboard-pages.ts'
import { openFirstLoadCheck } from './first-load.ts'
import { allowInlineScripts } from './headers.ts'
import { writeOfflineFiles } from './offline-files.ts'
import { listFonts, listPageFiles } from './page-files.ts'
import { listPublicPages } from './pages.ts'
import { buildServiceWorker } from './service-worker.ts'
import { isListed, type ListedPage, writeRobots, writeSitemap } from './sitemap.ts'
import { writePage } from './write-page.ts'

/**
 * Writes every public page into `dist` as a visitor sees it first, so that it shows before any script has loaded, and
 * the files for search engines. The pages of the dashboard are empty, but name their parts.
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
  // For any address that the service worker has no page for.
  write('shell.html', writePage(shell, listPageFiles(manifest, [], listFonts(''))))
  writeOfflineFiles(dist, manifest)
  await buildServiceWorker(projectFolder, dist, manifest)
  write('sitemap.xml', writeSitemap(listed))
  write('robots.txt', writeRobots())
  write('_headers', allowInlineScripts(read('_headers'), shell))
}
