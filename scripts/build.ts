// npm run build: the content and the app, whole, into dist/.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { buildContent } from './content/build-content.ts'
import { exitWithMistakes } from './content/mistakes.ts'
import { builtFolder } from './content/places.ts'
import { hashOf, projectFolder } from './set-up/files.ts'
import { buildSite } from './site/build-site.ts'

const dist = join(projectFolder, 'dist')
const stampFile = join(projectFolder, '.cache/built')

/** Everything that dist/ is made from. */
export function hashSources(): string {
  return hashOf(['content', 'domain', 'src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'])
}

export async function build(): Promise<void> {
  await buildContent()
  await viteBuild({ root: projectFolder, logLevel: 'warn' })
  await buildSite(dist)
  cpSync(join(builtFolder, 'files'), join(dist, 'files'), { recursive: true })
  copyPdfEngineData()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hashSources())
}

/** Character maps, fonts, colour profiles and decoders that the PDF engine asks for by name. */
function copyPdfEngineData() {
  const engine = join(projectFolder, 'node_modules/pdfjs-dist')
  for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs']) {
    cpSync(join(engine, folder), join(dist, 'pdfjs', folder), { recursive: true })
  }
}

export { stampFile }

if (import.meta.main) await build().catch((error) => exitWithMistakes(error, 'nothing was built.'))
