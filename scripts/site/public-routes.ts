import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'

const LAYOUT = '/_site'
const ROUTE_ID = /createFileRoute\('([^']+)'\)/

/**
 * The addresses of the public routes, such as /notes/$subject: every route file in src/routes/_site is a public page.
 * This is the one list of them, from which the build, the site map, the tests, the pictures and the bench have theirs.
 */
export function listPublicRoutes(): string[] {
  const folder = join(projectFolder, 'src/routes', LAYOUT)
  // A file whose name begins with a hyphen is part of a route.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !basename(file).startsWith('-'),
  )
  return files.map((file) => addressOf(readFileSync(join(folder, file), 'utf8'), file)).sort()
}

function addressOf(source: string, file: string): string {
  const id = ROUTE_ID.exec(source)?.[1]
  if (!id?.startsWith(LAYOUT)) throw new Error(`src/routes${LAYOUT}/${file} is no route of this folder.`)
  return id.slice(LAYOUT.length).replace(/(?<=.)\/$/, '')
}
