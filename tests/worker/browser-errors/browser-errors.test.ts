import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TRIES } from '#domain/account/try-limits.ts'
import { ORIGIN, openBrowser } from '#tests/support/worker/api-client.ts'

const REPORT = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined',
  frames: ['/assets/index-BV7b3_x.js:2:731'],
  route: '/notes/$subject/',
}

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
})

function send(body: unknown, headers: Record<string, string> = { Origin: ORIGIN }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return openBrowser().request('/api/browser-errors', { method: 'POST', headers, body: text })
}

test('an error in a browser becomes one line of the log', async () => {
  expect((await send(REPORT)).status).toBe(204)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'error', kind: 'browser', requestId: expect.any(String), ...REPORT },
  ])
})

test('what a forged report quotes or counts is not logged', async () => {
  const message = 'Asked "["Asha Gurung",x]" of 9841234567 at asha@example.com'
  expect((await send({ ...REPORT, message })).status).toBe(204)
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['Asked … of 0 at …'])
})

test.each([
  ['no JSON', 'x'],
  ['nothing', ''],
  ['null', null],
  ['more than is asked for', { ...REPORT, email: 'asha@example.com' }],
  ['a script of others', { ...REPORT, frames: ['https://evil.example/x.js:1:1'] }],
  ['no place', { ...REPORT, frames: [] }],
  ['an address instead of its pattern', { ...REPORT, route: '/notes?q=asha' }],
  ['a name with more than letters', { ...REPORT, name: 'Asha Rai\n' }],
  ['a long message', { ...REPORT, message: 'x'.repeat(161) }],
])('a report with %s is refused, and not logged', async (_, body) => {
  const answer = await send(body)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: { code: 'BAD_REQUEST', message: 'This is no report of an error.' } },
  ])
  expect(lines).toEqual([])
})

test('a report from another site is refused', async () => {
  expect((await send(REPORT, { Origin: 'https://evil.example' })).status).toBe(403)
  expect(lines).toEqual([])
})

test('of a flood only the first reports are logged', async () => {
  const most = TRIES.errorsFromNetwork.most
  for (let sent = 0; sent < most + 5; sent++) expect((await send(REPORT)).status).toBe(204)
  expect(lines).toHaveLength(most)
})
