import type { Manifest } from 'vite'

/** The entry of the app in the manifest. */
export const ENTRY = 'src/boot/main.tsx'

/** In characters: the text that a large screen shows before it is scrolled. */
const FIRST_SCREEN = 2_000

/** The addresses of the files of the app, these routes and these other parts, the app's own script first. */
export function listPageFiles(manifest: Manifest, routes: string[], parts: string[]): string[] {
  const files = new Set<string>()
  const ofRoutes = routes.map((route) => findRoutePart(manifest, route))
  for (const part of [ENTRY, ...ofRoutes, ...parts]) collectFiles(manifest, part, files)
  return [...files]
}

/** The fonts of the first screen. Formulas of texts and of notes have a font each. */
export function listFonts(body: string): string[] {
  const fonts = ['fonts/mukta-latin-400-normal', 'fonts/mukta-latin-600-normal']
  const [before = '', formula] = body
    .slice(Math.max(0, body.search(/<[^<>]* class="(note-text|prose)/)))
    .split('<math', 2)
  const isSoon = formula !== undefined && before.replace(/<[^>]*>/g, '').length < FIRST_SCREEN
  if (isSoon) fonts.push(body.includes('class="note-text"') ? 'notes-maths' : 'texts-maths')
  return fonts.map((font) => `content/built/${font}.woff2`)
}

/** The part of a route that is loaded later: for `/_site/notes/$subject/`, src/routes/_site/notes/$subject.index.tsx. */
function findRoutePart(manifest: Manifest, route: string): string {
  const part = Object.keys(manifest).find((key) => {
    const file = /^src\/routes\/(.*)\.tsx\?tsr-split=component/.exec(key)?.[1]
    return file && `/${file.replaceAll('.', '/').replace(/index$|\/route$/, '')}` === route
  })
  if (!part) throw new Error(`The route ${route} has no part in the manifest.`)
  return part
}

/** With everything that the part imports at once. */
function collectFiles(manifest: Manifest, part: string, files: Set<string>): void {
  const chunk = manifest[part]
  if (!chunk) throw new Error(`${part} is not in the manifest.`)
  if (files.has(`/${chunk.file}`)) return
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files)
}
