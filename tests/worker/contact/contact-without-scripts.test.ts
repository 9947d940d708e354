import { describe, expect, test } from 'vitest'
import { CONTACT_MAX, CONTACT_MESSAGES, CONTACT_PER_HOUR } from '#domain/contact-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'
import { ORIGIN, openBrowser, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { contactMessage } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const MESSAGE = { ...CONTACT_MESSAGE, homepage: '' }

/** Sends the form as a browser does by itself. */
async function send(fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const response = await openBrowser().request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'CF-Connecting-IP': '203.0.113.7', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  })
  const page = await response.text()
  return { status: response.status, said: /<p role="(?:status|alert)">([^<]*)</.exec(page)?.[1], page, response }
}

const listMessages = () => db.select().from(contactMessage)

describe('the form that a browser sends by itself', () => {
  test('stores the message and says thank you', async () => {
    expect(await send(MESSAGE)).toMatchObject({ status: 200, said: CONTACT_MESSAGES.received })
    const { homepage, message, ...fields } = MESSAGE
    expect(await listMessages()).toMatchObject([{ ...fields, message, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  })

  test('sent twice, as by a reload, is one message; other words are another', async () => {
    await Promise.all([send(MESSAGE), send(MESSAGE)])
    expect(await send(MESSAGE)).toMatchObject({ status: 200, said: CONTACT_MESSAGES.received })
    expect(await listMessages()).toHaveLength(1)
    await send({ ...MESSAGE, message: `${MESSAGE.message} And page 4.` })
    expect(await listMessages()).toHaveLength(2)
  })

  test('takes a long message in Devanagari', async () => {
    expect(await send({ ...MESSAGE, message: 'ज्ञ'.repeat(Math.floor(CONTACT_MAX.message / 3)) })).toMatchObject({
      status: 200,
    })
    expect((await listMessages()).map(({ message }) => message.length)).toEqual([19_998])
  })

  test('filled in by a robot hears the same, and nothing is stored', async () => {
    expect(await send({ ...MESSAGE, homepage: 'https://spam.example' })).toMatchObject({
      status: 200,
      said: CONTACT_MESSAGES.received,
    })
    expect(await listMessages()).toEqual([])
  })

  test('shares the limit of messages an hour', async () => {
    for (let sent = 0; sent < CONTACT_PER_HOUR; sent++)
      await send({ ...MESSAGE, message: `${MESSAGE.message} ${sent}` })
    expect(await send(MESSAGE)).toMatchObject({ status: 429, said: CONTACT_MESSAGES.tooMany })
    expect(await listMessages()).toHaveLength(CONTACT_PER_HOUR)
  })

  test.runIf(hasLibsql)('says so when the database does not answer, and keeps what was written', async () => {
    await setControl({ failures: 1 })
    const { status, said, page } = await send(MESSAGE)
    expect({ status, said }).toEqual({ status: 503, said: SOMETHING_WENT_WRONG })
    expect(page).toContain(`${CONTACT_MESSAGE.message}</textarea>`)
    expect(await send(MESSAGE)).toMatchObject({ status: 200 })
  })
})

describe('a form with a mistake is refused', () => {
  test.each([
    ['no name', { name: ' ' }, CONTACT_MESSAGES.noName],
    ['no email', { email: '' }, CONTACT_MESSAGES.noEmail],
    ['no email address', { email: 'asha' }, CONTACT_MESSAGES.email],
    ['no subject', { subject: '' }, CONTACT_MESSAGES.noSubject],
    ['no message', { message: '\n' }, CONTACT_MESSAGES.noMessage],
    ['a message too long to keep', { message: 'x'.repeat(CONTACT_MAX.message + 1) }, CONTACT_MESSAGES.longMessage],
  ])('%s', async (_, changes, said) => {
    const answer = await send({ ...MESSAGE, ...changes })
    expect({ status: answer.status, said: answer.said }).toEqual({ status: 400, said })
    expect(await listMessages()).toEqual([])
  })

  test('and comes back as it was filled in, as text', async () => {
    const { page } = await send({ ...MESSAGE, name: '"><script>alert(1)</script>', email: 'asha' })
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).toContain('value="asha"')
    expect(page).toContain(`>\n${CONTACT_MESSAGE.message}<`)
    expect(page).not.toContain('<script')
  })

  test.each([
    ['nothing', ''],
    ['JSON', '{"name":"Asha"}'],
    ['broken escapes', 'name=%&email=%zz&subject=%c0%af&message=%ed%a0%80'],
    ['a file', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha'],
  ])('when it is %s', async (_, body) => {
    expect((await send(body)).status).toBe(400)
  })

  test('when it is larger than any message', async () => {
    const answer = await send({ ...MESSAGE, message: 'x'.repeat(300_000) })
    expect({ status: answer.status, said: answer.said }).toEqual({ status: 413, said: CONTACT_MESSAGES.longMessage })
  })

  test.each([[{ Origin: 'https://evil.example' }], [{ Origin: 'null' }], [{ Origin: 'http://localhost:8788' }]])(
    'when it comes from elsewhere: %j',
    async (headers) => {
      expect((await send(MESSAGE, headers)).status).toBe(403)
      expect(await listMessages()).toEqual([])
    },
  )
})

test('its pages have strict headers, and their form may be sent', async () => {
  const { headers } = (await send(MESSAGE)).response
  const policy = headers.get('Content-Security-Policy')
  for (const part of ["default-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
  expect(policy).not.toContain('script-src')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('its address leads to the form', async () => {
  const response = await openBrowser().request('/api/contact', { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact'])
  expect(new URL(`${response.headers.get('Location')}`, ORIGIN).pathname).toBe('/contact')
})
