import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/worker/api-client.ts'

const ORIGIN = 'http://localhost:8787'
const KEPT_FOR_A_DAY = 'public, max-age=86400'

/** The files of dist/ that answer for a missing one, as Cloudflare would serve them. */
const PAGES = new Map([
  [`${ORIGIN}/dashboard`, 'Loading...'],
  [`${ORIGIN}/404`, 'Page Not Found'],
  [`${ORIGIN}/resources/blogs/ioe-entrance-exam-format`, 'IOE entrance exam format'],
])
/** Cloudflare redirects another spelling of an address to the usual one. */
const REDIRECTS = new Map([
  [`${ORIGIN}//notes/physics`, '/notes/physics'],
  [`${ORIGIN}/n%6Ftes/physics?page=2`, '/notes/physics?page=2'],
  ...['//api/bank/list.json', '/ap%69/bank/list.json', '/api%2Fbank/list.json', '//api//bank%2flist.json'].map(
    (path): [string, string] => [ORIGIN + path, '/api/bank/list.json'],
  ),
])
const ASSETS = {
  fetch: async (asked: string | Request) => {
    const address = typeof asked === 'string' ? asked : asked.url
    const location = REDIRECTS.get(address)
    if (location) return new Response(null, { status: 307, headers: { Location: location } })
    return new Response(PAGES.get(address) ?? null, {
      status: PAGES.has(address) ? 200 : 404,
      headers: { 'Content-Type': 'text/html', 'Cache-Control': KEPT_FOR_A_DAY, ETag: '"x"', 'X-Frame-Options': 'DENY' },
    })
  },
}

async function ask(path: string, method = 'GET') {
  const response = await openBrowser({ ASSETS }).request(path, { method })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test.each([
  '/nope',
  '/nope/',
  '/nope?next=/dashboard',
  '/apix',
  '/notes/nope',
  '/resources/blogs/',
  '/resources/blogs/one/two',
  '/resources/articles/nope',
  '/files/notes/nope.pdf',
  '/assets/index-nope.js',
  '/pdfjs/cmaps/nope.bcmap',
  '/%zz',
])('%s is answered with 404 and the page that says so, which nobody keeps', async (path) => {
  const { status, text, headers } = await ask(path)
  expect({ status, text }).toEqual({ status: 404, text: 'Page Not Found' })
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(headers.get('ETag')).toBeNull()
  expect(headers.get('X-Frame-Options')).toBe('DENY')
})

test.each(['/resources/blogs/nope', '/resources/blogs/nope/', '/resources/blogs/%E0%A4%85?q=1'])(
  'the unknown post %s is answered with its substitute',
  async (path) => {
    const { status, text, headers } = await ask(path)
    expect({ status, text }).toEqual({ status: 200, text: 'IOE entrance exam format' })
    expect(headers.get('Cache-Control')).toBe('no-cache')
  },
)

test.each(['/dashboard/nope', '/dashboard/quizzes/nope', '/dashboard/profile/'])(
  'the unknown path %s of the dashboard is answered with its home',
  async (path) => {
    const { status, text, headers } = await ask(path)
    expect({ status, text }).toEqual({ status: 200, text: 'Loading...' })
    expect(headers.get('Cache-Control')).toBe('no-cache')
  },
)

test.each([
  ['//notes/physics', '/notes/physics'],
  ['/n%6Ftes/physics?page=2', '/notes/physics?page=2'],
])('another spelling of a page, %s, is redirected to the usual one', async (path, location) => {
  const { status, headers } = await ask(ORIGIN + path)
  expect([status, headers.get('Location')]).toEqual([307, location])
  expect(await ask(ORIGIN + path, 'POST')).toMatchObject({ status: 404 })
})

test.each(['//api/bank/list.json', '/ap%69/bank/list.json', '/api%2Fbank/list.json', '//api//bank%2flist.json'])(
  'another spelling of what only the worker reads, %s, is not redirected',
  async (path) => {
    const { status, headers } = await ask(ORIGIN + path)
    expect([status, headers.get('Location')]).toEqual([404, null])
  },
)

test('HEAD is answered as GET is, without the page', async () => {
  expect(await ask('/nope', 'HEAD')).toMatchObject({ status: 404, text: '' })
  expect(await ask('/resources/blogs/nope', 'HEAD')).toMatchObject({ status: 200, text: '' })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s finds nothing to change at any of them',
  async (method) => {
    for (const path of ['/nope', '/files/nope.pdf', '/resources/blogs/nope'])
      expect(await ask(path, method)).toMatchObject({ status: 404 })
  },
)
