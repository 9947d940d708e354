import type { Manifest } from 'vite'

/** Finds the scripts and style sheets of routes and other parts, as addresses, in the manifest that Vite writes. */
export function openPageFiles(manifest: Manifest): (routes: string[], parts?: string[]) => Set<string> {
  return (routes, parts = []) => {
    const files = new Set<string>()
    // The root is part of the app itself.
    for (const route of routes.slice(1)) collectFiles(manifest, findChunk(manifest, route), files)
    for (const part of parts) {
      if (!manifest[part]) throw new Error(`The part ${part} is not in the manifest.`)
      collectFiles(manifest, part, files)
    }
    return files
  }
}

/** The part of a route that is loaded later: of `/_site/notes/$subject/`, that of src/routes/_site/notes/$subject.index.tsx. */
function findChunk(manifest: Manifest, route: string): string {
  const key = Object.keys(manifest).find((key) => {
    const file = /^src\/routes\/(.*)\.tsx\?tsr-split=component/.exec(key)?.[1]
    return file && `/${file.replaceAll('.', '/').replace(/index$/, '')}` === route
  })
  if (!key) throw new Error(`The route ${route} has no chunk in the manifest.`)
  return key
}

/** With everything that the chunk imports at once. */
function collectFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || files.has(`/${chunk.file}`)) return
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files)
}
