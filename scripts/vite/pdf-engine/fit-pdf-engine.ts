import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { ACTUAL_TEXT } from './actual-text.ts'
import { applyChange, type Change } from './change.ts'
import { LEFT_OUT_OF_ENGINE, LEFT_OUT_OF_WORKER, LINK_SERVICE, ONLY_LINKS } from './left-out.ts'

/** The version for which the changes were written and reviewed. */
const VERSION = '6.3.289'

const CHANGES: Record<string, Change> = {
  'pdfjs-dist/build/pdf.mjs': LEFT_OUT_OF_ENGINE,
  'pdfjs-dist/build/pdf.worker.mjs': { ...LEFT_OUT_OF_WORKER, passages: [...ACTUAL_TEXT, ...ONLY_LINKS] },
}

/** Adapts pdf.js to the reader: it leaves out what a reader of notes never calls, and reads Devanagari correctly. */
export function fitPdfEngine(): Plugin {
  return {
    name: 'fit-pdf-engine',
    enforce: 'pre',
    buildStart() {
      requireVersion(
        JSON.parse(readFileSync(join(projectFolder, 'node_modules/pdfjs-dist/package.json'), 'utf8')).version,
      )
    },
    transform(code, id) {
      const path = id.split('?', 1)[0] ?? ''
      if (path.endsWith('react-pdf/dist/LinkService.js')) return { code: LINK_SERVICE, map: null }
      const file = Object.keys(CHANGES).find((name) => path.endsWith(name))
      const change = file && CHANGES[file]
      return change ? { code: fitFile(file, code, change), map: null } : null
    },
  }
}

/** Another version can use a removed module without any passage having changed. */
export function requireVersion(version: string): void {
  if (version !== VERSION) throw new Error(explain(`it is ${version}, and the changes are for ${VERSION}.`))
}

export function fitFile(file: string, code: string, change: Change): string {
  try {
    return applyChange(code, change)
  } catch (error) {
    throw new Error(explain(`in ${file}, ${error instanceof Error ? error.message : error}`))
  }
}

const explain = (what: string) => `pdf.js has changed: ${what}
Look in node_modules/pdfjs-dist/build for what the changes in scripts/vite/pdf-engine refer to, correct them, set VERSION
in fit-pdf-engine.ts and run: npm run test:browser -- tests/e2e/pdf
Or stay with the version that works: npm install --save-exact pdfjs-dist@${VERSION}`
