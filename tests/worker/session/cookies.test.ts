import { describe, expect, test } from 'vitest'
import { collectWork, openStudent, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { GOOGLE_ENV } from '#tests/support/worker/forging-google.ts'
import app from '#worker/index.ts'

const SITE = 'https://adhyayan.example.org'
const EMAIL = 'asha@example.com'

/** A request as it arrives at the deployed site. */
async function ask(path: string, { body, cookie }: { body?: unknown; cookie?: string } = {}) {
  const work = collectWork()
  const request = new Request(`${SITE}${path}`, {
    headers: { Origin: SITE, 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const response = await app.fetch(request, { ...testEnv, ...GOOGLE_ENV }, work.context)
  await work.done()
  return response
}

const signUp = () => ask('/api/trpc/auth.signUp', { body: { email: EMAIL, password: PASSWORD } })
const pairsOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')

async function whoIs(cookie: string): Promise<string | null> {
  const { result }: { result: { data: { user: { email: string } | null } } } = await (
    await ask('/api/trpc/session', { cookie })
  ).json()
  return result.data.user?.email ?? null
}

describe('on a site with a certificate', () => {
  test('every cookie is ours alone: no other host can plant or replace it', async () => {
    const lines = [
      ...(await signUp()).headers.getSetCookie(),
      ...(await ask('/api/auth/google')).headers.getSetCookie(),
      ...(await ask('/api/trpc/auth.signOut', { body: {} })).headers.getSetCookie(),
    ]
    const names = lines.map((line) => line.split('=', 1)[0]?.replace(/[0-9a-f]{8}-.*$/, '{id}'))
    expect([...new Set(names)]).toEqual([
      '__Host-session',
      '__Host-signed_in',
      '__Host-known_device',
      '__Host-google_attempt_{id}',
    ])
    for (const line of lines) {
      expect(line).toMatch(/; Secure(;|$)/)
      expect(line).toMatch(/; Path=\/(;|$)/)
      expect(line).not.toMatch(/Domain/i)
    }
  })

  test('a session in a cookie that another host could have planted is none', async () => {
    const [session = ''] = pairsOf(await signUp())
    expect(await whoIs(session)).toBe(EMAIL)
    expect(await whoIs(session.replace('__Host-', ''))).toBeNull()
  })
})

describe('cookies of other apps', () => {
  const STRANGE = ['a=%', '%=%zz', 'b=%e0%a4', 'c', '=d', 'e="x; y"', 'session2=z', 'xsession=z', '__proto__=x']

  test('change nothing, whatever their content and order', async () => {
    const [session = ''] = pairsOf(await signUp())
    for (const strange of STRANGE) {
      expect([strange, await whoIs(`${strange}; ${session}`)]).toEqual([strange, EMAIL])
      expect([strange, await whoIs(`${session};${strange}`)]).toEqual([strange, EMAIL])
    }
  })

  test('break no address under /api', async () => {
    for (const path of ['/api/trpc/session', '/api/trpc/quizzes.list', '/api/avatar/x', '/api/auth/google']) {
      const response = await ask(path, { cookie: STRANGE.join('; ') })
      expect([path, response.status]).toEqual([path, expect.toSatisfy((status: number) => status < 500)])
    }
    const callback = await ask('/api/auth/google/callback?state=x.y&code=z', { cookie: STRANGE.join('; ') })
    expect(callback.status).toBe(200)
  })
})

test('on a developer’s machine, which has no certificate, names are plain', async () => {
  const { cookies } = await openStudent(EMAIL)
  expect([...cookies.keys()]).toEqual(['session', 'signed_in', 'known_device'])
})
