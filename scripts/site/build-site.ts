import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { projectFolder } from '../set-up/files.mjs'
import { buildPageStart, linkForReader, linkLater } from './build-page-start.ts'
import { openChunks, type PageChunks } from './page-chunks.ts'
import { listPublicPages } from './pages.ts'
import { isListed, type ListedPage, writeRobots, writeSitemap } from './sitemap.ts'

type Renderer = typeof import('../../src/boot/prerender.tsx')

/**
 * Writes every public page into `dist` as a visitor sees it first, so that it stands before any script has come, and
 * what search engines ask for. The empty page becomes the dashboard's.
 */
export async function buildSite(dist: string): Promise<void> {
  const start = await buildPageStart()
  const shell = openShell(readFileSync(join(dist, 'index.html'), 'utf8'), start)
  const { renderPage } = await buildRenderer()
  const findChunks = openChunks(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  const assets = readdirSync(join(dist, 'assets'))

  const engine = assets.filter((file) => /^pdf-(document-.*\.(js|css)|worker-.*\.js)$/.test(file))

  const readFile = async (address: string) => {
    const text = readFileSync(join(dist, address), 'utf8')
    return address.endsWith('.json') ? JSON.parse(text) : text
  }
  const listed: ListedPage[] = []
  for (const { path, changed, file } of listPublicPages()) {
    const page = await renderPage(path, readFile)
    if (isListed(path, page.head)) listed.push({ path, ...(changed ? { changed } : {}) })
    const target = join(dist, `${path === '/' ? '/index' : path}.html`)
    mkdirSync(dirname(target), { recursive: true })
    const reader = file ? [...engine.map((name) => `/assets/${name}`), file].map(linkForReader) : []
    const fonts = findFonts(assets, page.body)
    writeFileSync(target, fillShell(shell, { ...page, path, fonts, reader, chunks: findChunks(page.routes) }))
  }
  writeFileSync(join(dist, 'dashboard.html'), shell.empty)

  writeFileSync(join(dist, 'sitemap.xml'), writeSitemap(listed))
  writeFileSync(join(dist, 'robots.txt'), writeRobots())
  allowInlineScripts(dist, shell.empty)
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

type Filling = {
  path: string
  head: string
  body: string
  content: string[]
  fonts: string[]
  reader: string[]
  chunks: PageChunks
}

/** What a page is set in before anything else. Formulas bring two more, for what stands upright and for variables. */
function findFonts(assets: string[], body: string): string[] {
  const wanted = [/^mukta-latin-\d+-normal/]
  if (body.includes('class="katex')) wanted.push(/^KaTeX_Main-Regular/)
  if (body.includes('mathnormal')) wanted.push(/^KaTeX_Math-Italic/)
  return assets.filter((file) => file.endsWith('.woff2') && wanted.some((pattern) => pattern.test(file)))
}

type Shell = { empty: string; app: string }

/** In the place of the app's script stands what brings it (src/boot/page-start.ts), and names what it brings, the app last. */
function openShell(html: string, start: string): Shell {
  const app = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html)
  if (!app?.[1]) throw new Error('index.html loads no app.')
  const preloads = [...html.matchAll(/\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g)]
  const scripts = [...preloads.map(([, file]) => `${file}`), app[1]]
  const bare = preloads.reduce((rest, [link]) => rest.replace(link, ''), html)
  const empty = bare.replace(app[0], () => `${scripts.map(linkLater).join('')}<script>${start}</script>`)
  return { empty, app: app[1] }
}

function fillShell({ empty, app }: Shell, { path, head, body, content, fonts, reader, chunks }: Filling): string {
  const isStyles = (address: string) => address.endsWith('.css')
  const styles = [...chunks.styles.map((file) => `/${file}`), ...content.filter(isStyles)]
  const data = content.filter((address) => !isStyles(address))
  const ahead = [
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`),
  ]
  const later = [...reader, ...[...chunks.scripts.map((file) => `/${file}`), ...data].map(linkLater)]
  const marked = head.replaceAll(/<(meta|link|title)\b/g, '<$1 data-page-head')
  return empty
    .replace(' data-starting', '')
    .replace(/<!--page-head-->[\s\S]*<!--\/page-head-->/, () => marked)
    .replace(linkLater(app), (link) => `${later.join('')}${link}`)
    .replace('</head>', () => `${ahead.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-path="${encodeURI(path)}">${body}</div>`)
}

/** The content security policy lets run the scripts that stand in pages themselves. */
function allowInlineScripts(dist: string, html: string): void {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(`${script}`).digest('base64')}'`,
  )
  const headers = join(dist, '_headers')
  writeFileSync(
    headers,
    readFileSync(headers, 'utf8').replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`),
  )
}
