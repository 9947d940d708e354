import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { expect, test } from '../browser.ts'

const dist = join(projectFolder, 'dist')

/** The addresses of all files that only the worker reads, and of their folders. */
const hidden = readdirSync(join(dist, 'api'), { recursive: true, encoding: 'utf8' })
  .map((path) => `/api/${path.replaceAll('\\', '/')}`)
  .concat('/api', '/api/')
  .sort()

/** The folders, the lists and some quizzes; the other addresses differ from these only in their names. */
const SAMPLE = hidden.filter((path) => !/^\/api\/bank\/(?:chapters|quizzes)\//.test(path)).concat(hidden.slice(-3))
/** The spellings in which every file is requested. */
const FOR_EACH_FILE = ['plain', 'with a query', 'with every letter escaped', 'without its ending']

const escapeAll = (text: string) => text.replace(/./g, (char) => `%${char.charCodeAt(0).toString(16)}`)

const SPELLINGS: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'with a query': (path) => `${path}?version=1`,
  'with an empty query': (path) => `${path}?`,
  'with a slash behind': (path) => `${path}/`,
  'with a dot behind': (path) => `${path}.`,
  'with a dot as a folder': (path) => path.replace('/api', '/./api'),
  'with an escaped dot as a folder': (path) => path.replace('/api', '/%2e/api'),
  'with a way up': (path) => path.replace('/api', '/notes/../api'),
  'with a way up inside': (path) => path.replace('/api', '/api/x/..'),
  'with an escaped way up': (path) => path.replace('/api', '/notes/%2e%2e/api'),
  'with a way up and an escaped slash': (path) => path.replace('/api', '/notes/..%2fapi'),
  'with a backslash': (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  'with an escaped backslash': (path) => path.replace('/api/', '/api%5c'),
  'with two slashes before': (path) => `/${path}`,
  'with two slashes inside': (path) => path.replace('/api', '/api/'),
  'with three slashes everywhere': (path) => path.replaceAll('/', '///'),
  'with an escaped slash before': (path) => `/%2f${path.slice(1)}`,
  'with an escaped slash inside': (path) => path.replace('/api/', '/api%2F'),
  'with one letter escaped': (path) => path.replace('/api', '/%61pi'),
  'with another letter escaped': (path) => path.replace('/api', '/ap%69'),
  'with every letter escaped': (path) => path.split('/').map(escapeAll).join('/'),
  'with every letter escaped, in capitals': (path) => path.split('/').map(escapeAll).join('/').toUpperCase(),
  'escaped twice': (path) => path.replace('/api', '/%2561pi'),
  'in capitals': (path) => path.toUpperCase(),
  'with a capital': (path) => path.replace('/api', '/Api'),
  'with its ending escaped': (path) => path.replace('.json', '%2ejson'),
  'without its ending': (path) => path.replace('.json', ''),
  'with a zero byte behind': (path) => `${path}%00`,
  'with a space behind': (path) => `${path}%20`,
  'of the dashboard': (path) => `/dashboard/notes/../..${path}`,
}

/** The status and the text for an address exactly as it is written; `fetch` would normalize it. */
function ask(origin: string, path: string, method: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ hostname, port, path, method, headers: { Origin: origin, ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
      .on('error', reject)
      .end()
  })
}

test('no address gives a file with answers, or says that it is there', async ({ baseURL }) => {
  const origin = baseURL ?? ''
  await test.step('in no spelling', async () => {
    expect(hidden.length).toBeGreaterThan(10)
    expect(SAMPLE).toContain('/api/bank/list.json')
    for (const [name, spell] of Object.entries(SPELLINGS)) {
      const paths = FOR_EACH_FILE.includes(name) ? hidden : SAMPLE
      const answers = await Promise.all(paths.map((path) => ask(origin, spell(path), 'GET')))
      const open = paths.filter((_, index) => answers[index]?.status !== 404)
      expect({ name, open }).toEqual({ name, open: [] })
      for (const { text } of answers) expect(text).not.toContain('correctAnswer')
    }
  })

  await test.step('by no method and with no header', async () => {
    const path = '/api/bank/list.json'
    const headers = { Range: 'bytes=0-9', 'If-None-Match': '*', 'Sec-Fetch-Mode': 'navigate', 'X-Original-URL': path }
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect((await ask(origin, path, method)).status, method).toBe(404)
    for (const header of Object.entries(headers))
      expect((await ask(origin, path, 'GET', Object.fromEntries([header]))).status, header[0]).toBe(404)
  })
})
