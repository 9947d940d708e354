import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { projectFolder } from '../set-up/files.mjs'

/** What a page loads beside the entry: scripts to fetch ahead, and style sheets without which it would look wrong. */
export type PageChunks = { scripts: string[]; styles: string[] }

const ROUTE_ID = /createFileRoute\('([^']+)'\)/

/** Finds the files of the lazy parts of routes (see vite.config.ts), by the ids of those routes. */
export function openChunks(manifest: Manifest): (routes: string[]) => PageChunks {
  const entry = collect(manifest, 'index.html')
  const byRoute = new Map<string, string>()
  for (const key of Object.keys(manifest)) {
    const file = /^(src\/routes\/.*)\?tsr-split=component---loader$/.exec(key)?.[1]
    const id = file && ROUTE_ID.exec(readFileSync(join(projectFolder, file), 'utf8'))?.[1]
    if (id) byRoute.set(id, key)
  }
  return (routes) => {
    const found = routes.flatMap((id) => {
      const key = byRoute.get(id)
      return key ? [collect(manifest, key)] : []
    })
    const without = (known: Set<string>, all: Set<string>[]) => [
      ...new Set(all.flatMap((set) => [...set]).filter((file) => !known.has(file))),
    ]
    return {
      scripts: without(
        entry.scripts,
        found.map(({ scripts }) => scripts),
      ),
      styles: without(
        entry.styles,
        found.map(({ styles }) => styles),
      ),
    }
  }
}

type Files = { scripts: Set<string>; styles: Set<string> }

/** A chunk with everything that it imports at once. */
function collect(manifest: Manifest, key: string, files: Files = { scripts: new Set(), styles: new Set() }): Files {
  const chunk = manifest[key]
  if (!chunk || files.scripts.has(chunk.file)) return files
  files.scripts.add(chunk.file)
  for (const style of chunk.css ?? []) files.styles.add(style)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
  return files
}
