import type { Manifest } from 'vite'

/** What starts the app, as the manifest names it. */
export const ENTRY = 'src/boot/main.tsx'

/** Finds the addresses of the scripts and style sheets of these parts, the app's own first, in the manifest of Vite. */
export function listPageFiles(manifest: Manifest, parts: string[]): string[] {
  const files = new Set<string>()
  for (const part of [ENTRY, ...parts]) collectFiles(manifest, part, files)
  return [...files]
}

/** The part of a route that is loaded later: of `/_site/notes/$subject/`, that of src/routes/_site/notes/$subject.index.tsx. */
export function findRoutePart(manifest: Manifest, route: string): string {
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
