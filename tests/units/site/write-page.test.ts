import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { writePage } from '#scripts/site/write-page.ts'

const SHELL = readFileSync(join(projectFolder, 'index.html'), 'utf8')

const PAGE = {
  path: '/notes',
  head: '<title>Notes</title><meta content="All notes" name="description"/>',
  body: '<h1>Costs $& of $1</h1>',
  routes: [],
  content: [],
}
const FILES = ['/app.js', '/app.css', '/notes.js', '/notes.css', '/mukta.woff2', '/notes.json']

const html = writePage(SHELL, FILES, PAGE)
const templateOf = (page: string) => /<template id="app">([\s\S]*)<\/template>/.exec(page)?.[1] ?? ''
const addressesIn = (text: string) => [...text.matchAll(/(?:href|src)="(\/[\w.]+)"/g)].map(([, address]) => address)

test('the page shows at once, with its own head and its text as it is', () => {
  expect(html).not.toContain(' data-loading>')
  expect(html).not.toContain('<title data-page-head>Adhyayan</title>')
  expect(html).not.toContain('noindex')
  expect(html).toContain('<title data-page-head>Notes</title>')
  expect(html).toContain('<meta data-page-head content="All notes" name="description"/>')
  expect(html).toContain(' id="root" data-path="/notes"><h1>Costs $& of $1</h1></div>')
})

test("fonts and style sheets are fetched at once, the app's tags wait in the template", () => {
  expect(addressesIn(html.replace(templateOf(html), ''))).toEqual([
    '/icon.svg',
    '/manifest.webmanifest',
    '/mukta.woff2',
    '/app.css',
    '/notes.css',
  ])
  expect(addressesIn(templateOf(html))).toEqual(['/app.js', '/notes.js', '/notes.json', '/app.js'])
  expect(templateOf(html)).toMatch(/<script type="module" crossorigin src="\/app.js"><\/script>$/)
  expect(html).not.toContain('/src/boot/main.tsx')
})

test('a page that only the app can fill is empty and says that it is loading', () => {
  const empty = writePage(SHELL, FILES)
  expect(empty).toContain(' data-loading>')
  expect(empty).toContain(' id="root"></div>')
  expect(templateOf(empty)).toBe(templateOf(html))
})

test('a path is noted as an address has it', () => {
  expect(writePage(SHELL, FILES, { ...PAGE, path: '/notes/गति' })).toContain(`data-path="${encodeURI('/notes/गति')}"`)
})

test('an index.html without a place for the page stops the build', () => {
  expect(() => writePage(SHELL.replace(' id="root"', ''), FILES, PAGE)).toThrow('id="root"')
})
