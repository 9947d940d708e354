import { expect, test } from 'vitest'
import { fillShell } from '../../../scripts/site/fill-shell.ts'

const SHELL = `<html data-loading><head>
<!--page-head--><title>Empty</title><!--/page-head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><div id="root"></div></body></html>`

const PAGE = {
  path: '/notes',
  head: '<title>Notes</title><meta content="All notes" name="description"/>',
  body: '<h1>Costs $& of $1</h1>',
  files: ['/assets/index-1.js', '/assets/notes-1.js', '/assets/index-1.css', '/a.css', '/a.woff2', '/a.json'],
}

const html = fillShell(SHELL, PAGE)
const template = /<template id="app">([\s\S]*)<\/template>/.exec(html)?.[1] ?? ''

test('the page shows at once, with its own head and its text as it is', () => {
  expect(html).not.toContain('data-loading')
  expect(html).not.toContain('Empty')
  expect(html).toContain('<title data-page-head>Notes</title>')
  expect(html).toContain('<div id="root" data-path="/notes"><h1>Costs $& of $1</h1></div>')
})

test('what the page looks like is fetched at once, what brings the app waits in the template', () => {
  const outside = html.replace(template, '')
  expect(outside.match(/\/a\S*\.(?:css|woff2|json|js)/g)).toEqual(['/assets/index-1.css', '/a.css', '/a.woff2'])
  expect(template.match(/\/a\S*\.(?:css|woff2|json|js)/g)).toEqual([
    '/assets/notes-1.js',
    '/a.json',
    '/assets/index-1.js',
    '/assets/react-1.js',
  ])
})

test('a path is noted as an address has it', () => {
  expect(fillShell(SHELL, { ...PAGE, path: '/notes/गति' })).toContain(`data-path="${encodeURI('/notes/गति')}"`)
})

test('an index.html without a place for the page stops the build', () => {
  expect(() => fillShell(SHELL.replace('<div id="root"></div>', '<main></main>'), PAGE)).toThrow('id="root"')
})
