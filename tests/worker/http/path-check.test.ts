import { expect, test } from 'vitest'
import { openBrowser, openStudent } from '#tests/support/worker/api-client.ts'

test.each([
  '/api/trpc/%',
  '/api/trpc/%zz',
  '/api/trpc/%c0%af',
  '/api/trpc/%ed%a0%80',
  '/api/trpc/session,%ff?batch=1&input={}',
  '/api/avatar/%',
  '/api/own-data/%c0',
  '/api/%',
])('an address that is not encoded as addresses are is a 400 with a request id: %s', async (path) => {
  const student = await openStudent()
  for (const browser of [openBrowser(), student]) {
    for (const method of ['GET', 'POST']) {
      const response = await browser.request(path, { method })
      expect(response.status).toBe(400)
      expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(await response.json()).toEqual({ error: { code: 'BAD_REQUEST', message: 'This address is not valid.' } })
    }
  }
})
