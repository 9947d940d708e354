import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { gzippedKb, PAGE_MAX_KB } from '#scripts/site/first-load.ts'
import { listPublicPages } from '#scripts/site/pages.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { expect, PHONE, test } from '../browser.ts'
import { emptyBrowser } from '../cold-visit.ts'

test.use({ viewport: PHONE })

const TEXTS = {
  posts: /^\/resources\/(articles|blogs|news)\/\$id$/,
  // A note has two addresses, by its id and by its title.
  notes: /^\/notes\/\$subject\/\$chapter\/\$noteId\/read$/,
}
/** The headers of an answer. */
const HEADERS_KB = 0.4
/** How many pages of each kind a browser opens; of the notes, the heaviest one at both of its addresses. */
const HEAVIEST = { posts: 3, notes: 2 }

/**
 * The weight of a text with all files that its HTML names, as a browser receives them; pictures are fetched separately.
 */
function weigh(path: string): number {
  const html = read(`${path}.html`).toString()
  const files = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file))
  return [gzippedKb(html), ...[...files].map(sizeOf)].reduce((sum, size) => sum + size + HEADERS_KB, 0)
}

/** Most pages name the same files. */
function sizeOf(file: string): number {
  const size = knownSizes.get(file) ?? (isPacked(file) ? read(file).length / 1000 : gzippedKb(read(file).toString()))
  knownSizes.set(file, size)
  return size
}

/** The format of fonts is already compressed. */
function isPacked(file: string): boolean {
  return file.endsWith('.woff2')
}

function read(file: string): Buffer {
  return readFileSync(join(projectFolder, 'dist', file))
}

const knownSizes = new Map<string, number>()
const posts = listFromHeaviest(TEXTS.posts)
const notes = listFromHeaviest(TEXTS.notes)

function listFromHeaviest(kind: RegExp): { path: string; weight: number }[] {
  return listPublicPages()
    .filter(({ route }) => kind.test(route))
    .map(({ path }) => ({ path, weight: weigh(path) }))
    .sort((one, other) => other.weight - one.weight)
}

test(`no text weighs more than ${PAGE_MAX_KB} kB as a first page`, async ({ page }) => {
  await test.step('by the files that its HTML names', () => {
    for (const texts of [posts, notes]) {
      expect(texts.length).toBeGreaterThan(30)
      expect(texts.filter(({ weight }) => weight > PAGE_MAX_KB)).toEqual([])
    }
  })

  const loaded = watchLoading(page)
  let sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    )
  })
  for (const { path } of [...posts.slice(0, HEAVIEST.posts), ...notes.slice(0, HEAVIEST.notes)])
    await test.step(`by what ${path} brings into an empty browser`, async () => {
      await page.goto(path)
      await loaded()
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(total / 1000).toBeGreaterThan(150)
      expect(total / 1000).toBeLessThanOrEqual(PAGE_MAX_KB)
      await emptyBrowser(page)
      sizes = []
    })
})
