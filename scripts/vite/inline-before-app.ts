import { build, type Plugin } from 'vite'
import { projectFolder } from '../set-up/files.mjs'

const SCRIPT = 'src/boot/before-app.ts'

/** Writes the script into index.html, bundled: a request for it would hold up every page. */
export function inlineBeforeApp(): Plugin {
  return {
    name: 'inline-before-app',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const built = await build({
          root: projectFolder,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: { write: false, rolldownOptions: { input: SCRIPT, output: { format: 'iife' } } },
        })
        const [script] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
        if (script?.type !== 'chunk') throw new Error(`${SCRIPT} was not built.`)
        return html.replace(`<script src="/${SCRIPT}"></script>`, () => `<script>${script.code.trim()}</script>`)
      },
    },
  }
}
