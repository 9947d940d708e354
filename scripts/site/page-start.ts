import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'
import { projectFolder } from '../files.ts'

/** The text of src/page-start.ts as it stands in pages. */
export async function buildPageStart(): Promise<string> {
  const file = join(projectFolder, 'src/page-start.ts')
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return minifySync(file, `{${code}}`).code.trim()
}

/** What the PDF reader takes, which a student has on its way together with the app. */
export function linkForReader(file: string): string {
  return makeLink('reader', file)
}

/** What is fetched after the page has been painted: a script, or the content that it takes over the page with. */
export function linkLater(file: string): string {
  return makeLink('later', file)
}

function makeLink(name: 'reader' | 'later', file: string): string {
  if (!file.endsWith('.js')) return `<link data-${name}="${file}" data-rel="preload" data-as="fetch">`
  return `<link data-${name}="${file}"${file.includes('worker') ? ' data-as="worker"' : ''}>`
}
