import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectFolder } from '../../../scripts/set-up/files.mjs'
import { PAGE_MAX_KB } from '../../../scripts/site/first-load.ts'
import { listPublicPages } from '../../../scripts/site/pages.ts'
import { expect, PHONE, test } from '../browser.ts'

test.use({ viewport: PHONE })

const TEXTS = /^\/resources\/(articles|blogs|news)\/\$id$/
/** The headers of an answer. */
const HEADERS_KB = 0.4
const HEAVIEST = 3

/** The weight of a text with all files that its HTML names, as a browser receives them. */
function weigh(path: string): number {
  const read = (file: string) => readFileSync(join(projectFolder, 'dist', file))
  const html = read(`${path}.html`)
  const files = new Set([...html.toString().matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file))
  const sizes = [...files].map((file) => (file.endsWith('.woff2') ? read(file) : gzipSync(read(file))).length / 1000)
  return [gzipSync(html).length / 1000, ...sizes].reduce((sum, size) => sum + size + HEADERS_KB, 0)
}

const texts = listPublicPages()
  .filter(({ route }) => TEXTS.test(route))
  .map(({ path }) => ({ path, weight: weigh(path) }))
  .sort((one, other) => other.weight - one.weight)

test(`no text weighs more than ${PAGE_MAX_KB} kB as a first page`, () => {
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter(({ weight }) => weight > PAGE_MAX_KB)).toEqual([])
})

for (const { path } of texts.slice(0, HEAVIEST))
  test(`${path} brings at most ${PAGE_MAX_KB} kB into an empty browser`, async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      )
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total / 1000).toBeGreaterThan(150)
    expect(total / 1000).toBeLessThanOrEqual(PAGE_MAX_KB)
  })
