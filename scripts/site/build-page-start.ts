import { build } from 'vite'
import { projectFolder } from '../set-up/files.mjs'

/** The text of src/boot/page-start.ts as it stands in pages. */
export async function buildPageStart(): Promise<string> {
  const built = await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/boot/page-start.ts', output: { format: 'iife' } },
    },
  })
  const [script] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  if (script?.type !== 'chunk') throw new Error('src/boot/page-start.ts was not built.')
  return script.code.trim()
}

/** What the PDF reader takes, which a student has on its way together with the app: its worker runs already then. */
export function linkForReader(file: string): string {
  return /pdf-worker-.*\.js$/.test(file) ? `<link data-worker="${file}">` : makeLink('reader', file)
}

/** What is fetched after the page has been painted: a script, or the content that it takes over the page with. */
export function linkLater(file: string): string {
  return makeLink('later', file)
}

function makeLink(name: 'reader' | 'later', file: string): string {
  if (file.endsWith('.js')) return `<link data-${name}="${file}">`
  return `<link data-${name}="${file}" data-rel="preload" data-as="${file.endsWith('.css') ? 'style' : 'fetch'}">`
}
