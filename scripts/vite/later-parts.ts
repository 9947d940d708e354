import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectFolder } from '../set-up/files.mjs'

/** Every `import()` of a build goes through this module of Vite. */
const VITE_PRELOAD = '\0vite/preload-helper.js'

/** Puts src/app/loading/load-part.ts in its place, so that every part of the app is loaded, and retried, in one way. */
export function loadPartsOurselves(): Plugin {
  let isReplaced = false
  return {
    name: 'load-parts-ourselves',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    load(id) {
      if (id !== VITE_PRELOAD) return null
      isReplaced = true
      return `export { loadPart as __vitePreload } from ${JSON.stringify(join(projectFolder, 'src/app/loading/load-part.ts'))}`
    },
    generateBundle() {
      if (!isReplaced)
        this.error(`This Vite has no module ${VITE_PRELOAD}: see how it preloads the files of an import().`)
    },
  }
}

/** What every page has loaded before any `import()` runs (see group-chunks.ts): naming it would only make scripts larger. */
const LOADED = /^assets\/(?:libraries|ui|rolldown-runtime)-[^/]*\.js$/

/** What an `import()` fetches, its own script among it, which Vite leaves out where a part has no other file. */
export function listFiles(file: string, imported: string[]): string[] {
  const files = imported.filter((name) => !LOADED.test(name))
  return files.includes(file) ? files : [file, ...files]
}
