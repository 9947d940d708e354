import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { fillPlace } from './write-page.ts'

const QUIET = { logLevel: 'warn', publicDir: false } as const

/** index.html with before-app.ts written into it, because a request for it would delay every page. */
export async function buildShell(root: string): Promise<string> {
  const outDir = join(root, '.cache/before-app')
  const output = { format: 'iife', entryFileNames: 'before-app.js' } as const
  const rolldownOptions = { input: 'src/boot/before-app.ts', output }
  await build({ ...QUIET, root, configFile: false, build: { outDir, rolldownOptions } })
  const script = readFileSync(join(outDir, 'before-app.js'), 'utf8').trim()
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  return fillPlace(html, '<script type="module" src="/src/boot/before-app.ts"></script>', `<script>${script}</script>`)
}

/** prerender.tsx, built with the same settings as the app, so that both name the same files. */
export async function buildRenderer(root: string): Promise<typeof import('#src/boot/prerender.tsx')> {
  const outDir = join(root, '.cache/prerender')
  const ssr = 'src/boot/prerender.tsx'
  await build({ ...QUIET, root, build: { ssr, outDir, emptyOutDir: true, manifest: false } })
  return import(join(outDir, 'prerender.js'))
}
