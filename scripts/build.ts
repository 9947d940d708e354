// npm run build: builds the content and the whole app into dist/.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { buildContent } from './content/built-content.ts'
import { exitWithMistakes } from './content/mistakes.ts'
import { builtFolder } from './content/places.ts'
import { rememberBuilt } from './set-up/built.mjs'
import { projectFolder } from './set-up/files.mjs'
import { buildSite } from './site/build-site.ts'

const dist = join(projectFolder, 'dist')

async function build(): Promise<void> {
  await buildContent()
  await viteBuild({ root: projectFolder, logLevel: 'warn' })
  // Of these, `api` has the files that only the worker reads.
  for (const folder of ['files', 'api']) cpSync(join(builtFolder, folder), join(dist, folder), { recursive: true })
  await buildSite(dist)
  copyPdfEngineData()
  rememberBuilt()
}

/** Character maps and fonts that the PDF engine loads by name. */
function copyPdfEngineData() {
  const engine = join(projectFolder, 'node_modules/pdfjs-dist')
  for (const folder of ['cmaps', 'standard_fonts']) {
    cpSync(join(engine, folder), join(dist, 'pdfjs', folder), { recursive: true })
  }
}

await build().catch((error) => exitWithMistakes(error, 'nothing was built.'))
