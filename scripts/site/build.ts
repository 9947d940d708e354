import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { projectFolder } from '../files.ts'
import { openChunks, type PageChunks } from './chunks.ts'
import { LATE_START, linkForReader, linkLater } from './late-start.ts'
import { listPublicPages } from './pages.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

type Renderer = typeof import('../../src/prerender.tsx')

/**
 * Writes every public page into `dist` as a visitor sees it first, so that it stands before any script has come, and
 * what search engines ask for. `dist/index.html` stays the empty page for all other addresses.
 */
export async function buildSite(dist: string): Promise<void> {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8')
  const pages = listPublicPages()
  const { renderPage } = await buildRenderer()
  const findChunks = openChunks(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  const fonts = readdirSync(join(dist, 'assets')).filter((file) => /^mukta-latin-\d+-normal.*\.woff2$/.test(file))

  const engine = readdirSync(join(dist, 'assets')).filter((file) => /^pdf-(document|worker)-.*\.js$/.test(file))

  const readFile = async (address: string) => JSON.parse(readFileSync(join(dist, address), 'utf8'))
  for (const { path, file } of pages) {
    const page = await renderPage(path, readFile)
    // `/` itself is rewritten to `/home` (public/_redirects), for index.html answers what is no file.
    const target = join(dist, `${path === '/' ? '/home' : path}.html`)
    mkdirSync(dirname(target), { recursive: true })
    const reader = file ? [...engine.map((name) => `/assets/${name}`), file].map(linkForReader) : []
    writeFileSync(target, fillShell(shell, { ...page, path, fonts, reader, chunks: findChunks(page.routes) }))
  }

  writeFileSync(join(dist, 'sitemap.xml'), writeSitemap(pages))
  writeFileSync(join(dist, 'robots.txt'), writeRobots())
  allowInlineScripts(dist, shell)
}

async function buildRenderer(): Promise<Renderer> {
  const outDir = join(projectFolder, '.cache/prerender')
  await viteBuild({
    root: projectFolder,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, manifest: false },
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

function fillShell(shell: string, { path, head, body, content, fonts, reader, chunks }: Filling): string {
  const app = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(shell)
  if (!app?.[1]) throw new Error('index.html loads no app.')
  const scripts = [...shell.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
    ([, file]) => `${file}`,
  )
  const links = [
    ...chunks.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`),
    ...reader,
    ...[app[1], ...scripts, ...chunks.scripts.map((file) => `/${file}`), ...content].map(linkLater),
  ]
  const marked = head.replaceAll(/<(meta|link|title)\b/g, '<$1 data-page-head')
  return shell
    .replace(' data-starting', '')
    .replace(/<!--page-head-->[\s\S]*<!--\/page-head-->/, () => marked)
    .replace(app[0], '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-app="${app[1]}" data-path="${path}">${body}</div>`)
    .replace('</body>', () => `<script>${LATE_START}</script></body>`)
}

/** The content security policy lets run the scripts that stand in pages themselves. */
function allowInlineScripts(dist: string, shell: string): void {
  const inShell = [...shell.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => `${script}`)
  const hashes = [...inShell, LATE_START].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const headers = join(dist, '_headers')
  writeFileSync(
    headers,
    readFileSync(headers, 'utf8').replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`),
  )
}
