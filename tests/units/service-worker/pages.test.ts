import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCaches, fileOf, htmlOf } from '#tests/support/caches.ts'

const BUILD = '/assets/index-now.js'
const FILES = [BUILD, '/assets/ui-1.js', '/shell']
vi.stubGlobal('__SHELL__', { build: BUILD, files: FILES })
const { keepPage, listEarlierPages, openPage } = await import('#src/service-worker/pages.ts')
const { removeOlderBuilds, storeShell, trimContent } = await import('#src/service-worker/shell.ts')

let caches: ReturnType<typeof createCaches>
let server: Map<string, () => Response>
let asked: string[]

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, 'https://adhyayan.test').pathname
const open = async (path: string) => {
  const works: Promise<unknown>[] = []
  const url = new URL(path, 'https://adhyayan.test')
  const response = await openPage(new Request(url), url, (work) => works.push(work))
  const text = await response.text()
  await Promise.all(works)
  return text
}
const cutLine = () => server.clear()

beforeEach(() => {
  caches = createCaches()
  asked = []
  server = new Map([
    ['/shell', () => htmlOf(BUILD, ['/assets/empty.css'])],
    ['/notes', () => htmlOf(BUILD, ['/assets/notes-1.json'])],
    [BUILD, () => fileOf('app')],
    ['/assets/ui-1.js', () => fileOf('ui')],
  ])
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (request: RequestInfo) => {
    asked.push(pathOf(request))
    const answer = server.get(pathOf(request))
    if (!answer) throw new TypeError('no line')
    return answer()
  })
})
afterEach(() => vi.useRealTimers())

test('the shell is stored whole, and what is there already is not fetched again', async () => {
  server.delete('/assets/ui-1.js')
  await expect(storeShell()).rejects.toThrow('no line')
  server.set('/assets/ui-1.js', () => fileOf('ui'))
  asked = []
  await storeShell()
  expect(asked).toEqual(['/assets/ui-1.js'])
  expect(caches.list(`shell ${BUILD}`).sort()).toEqual([...FILES].sort())
})

test('a file that an earlier build has is taken from there, and a page in its place is refused', async () => {
  await (await caches.open('shell /assets/index-before.js')).put('/assets/ui-1.js', fileOf('ui'))
  server.set('/assets/ui-1.js', () => fileOf('not asked for'))
  server.set(BUILD, () => htmlOf('the page of a hotel'))
  await expect(storeShell()).rejects.toThrow(BUILD)
  server.set(BUILD, () => fileOf('app'))
  asked = []
  await storeShell()
  expect(asked).toEqual([BUILD])
})

test('a page that was seen opens without a connection, with any filters', async () => {
  const first = await open('/notes/?q=heat')
  cutLine()
  expect(await open('/notes?grade=Class+11')).toBe(first)
})

test('a page of another build is shown and not kept', async () => {
  server.set('/notes', () => htmlOf('/assets/index-next.js'))
  expect(await open('/notes')).toContain('index-next')
  await storeShell()
  cutLine()
  expect(await open('/notes')).toContain('empty.css')
})

test('a page that was never seen, and every page of the dashboard, is the empty page of the app', async () => {
  await storeShell()
  asked = []
  expect(await open('/dashboard/quizzes/history')).toContain('empty.css')
  expect(asked).toEqual([])
  cutLine()
  expect(await open('/resources/blogs')).toContain('empty.css')
})

test('a server that fails and a line that brings nothing are given up', async () => {
  await storeShell()
  server.set('/notes', () => new Response('', { status: 503 }))
  expect(await open('/notes')).toContain('empty.css')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const page = open('/notes')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await page).toContain('empty.css')
})

test('without the shell there is a page that says what is missing', async () => {
  cutLine()
  expect(await open('/notes')).toContain('not on this device yet')
})

test('a page is kept with the files that it names; an error and a page that leads elsewhere are not', async () => {
  expect(await keepPage('/notes')).toEqual([BUILD, '/assets/notes-1.json'])
  server.set('/notes/nothing', () => new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } }))
  expect(await keepPage('/notes/nothing')).toEqual([])
  expect(await keepPage('/dashboard')).toEqual([])
  expect(caches.list(`pages ${BUILD}`)).toEqual(['/notes'])
})

test('pages of earlier builds are renewed, the latest first, and then removed', async () => {
  const before = await caches.open('pages /assets/index-before.js')
  for (let number = 0; number < 30; number += 1) await before.put(`/notes/${number}`, htmlOf('before'))
  const paths = await listEarlierPages()
  expect(paths).toHaveLength(20)
  expect(paths.slice(0, 2)).toEqual(['/notes/29', '/notes/28'])
  await storeShell()
  await (await caches.open('content')).put('/assets/physics-1.json', fileOf('{}'))
  await removeOlderBuilds()
  expect(await caches.keys()).toEqual([`shell ${BUILD}`, 'content'])
})

test('of the content the files that were kept first go, once there are too many', async () => {
  const content = await caches.open('content')
  for (let number = 0; number < 803; number += 1) await content.put(`/assets/${number}.json`, fileOf('{}'))
  await trimContent()
  const kept = caches.list('content')
  expect([kept.length, kept[0]]).toEqual([800, '/assets/3.json'])
})
