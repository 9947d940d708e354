import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'

const LAYOUT = '/_site'
const ROUTE_ID = /createFileRoute\('([^']+)'\)/

/**
 * The addresses of the public routes, such as /notes/$subject: every route file in src/routes/_site is a public page.
 * The build, the site map, the tests, the pictures and the bench all use this list.
 */
export function listPublicRoutes(): string[] {
  return listRoutes(LAYOUT)
    .map((id) => id.slice(LAYOUT.length).replace(/(?<=.)\/$/, ''))
    .sort()
}

/** The routes of a folder of src/routes, such as /_site/notes/. */
export function listRoutes(layout: string): string[] {
  const folder = join(projectFolder, 'src/routes', layout)
  // A file whose name begins with a hyphen is part of a route.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !basename(file).startsWith('-'),
  )
  return files.map((file) => {
    const id = ROUTE_ID.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
    if (!id?.startsWith(layout)) throw new Error(`src/routes${layout}/${file} is no route of this folder.`)
    return id
  })
}
