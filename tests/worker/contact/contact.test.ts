import { describe, expect, test } from 'vitest'
import type { ContactMessage } from '#domain/contact.ts'
import { CONTACT_MAX, CONTACT_MESSAGES, CONTACT_PER_HOUR, CONTACT_WINDOW_MS } from '#domain/contact-rules.ts'
import { NO_DATABASE } from '#domain/failure.ts'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'
import { openBrowser, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { contactMessage } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const RECEIVED = { status: 200, message: undefined, data: { received: true } }
const TOO_MANY = {
  status: 429,
  message: CONTACT_MESSAGES.tooMany,
}

function messageOf(changes: Partial<ContactMessage> = {}) {
  return {
    id: crypto.randomUUID(),
    ...CONTACT_MESSAGE,
    ...changes,
  }
}

/** Sends a message from a network address, as Cloudflare reports it. */
async function send(input: object, address = '203.0.113.7') {
  const response = await openBrowser().request('/api/trpc/contact.send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
    body: JSON.stringify(input),
  })
  const body: { error?: { message: string }; result?: { data: unknown } } = await response.json()
  return { status: response.status, message: body.error?.message, data: body.result?.data }
}

const listMessages = () => db.select().from(contactMessage)

describe('a message', () => {
  test('is stored, from anybody', async () => {
    const message = messageOf()
    const before = Date.now()
    expect(await openBrowser().api.contact.send.mutate(message)).toEqual({ received: true })
    const [row, ...others] = await listMessages()
    expect(others).toEqual([])
    expect(row).toEqual({ ...message, sender: expect.any(String), createdAt: expect.any(Number) })
    expect(row?.createdAt).toBeGreaterThanOrEqual(before)
  })

  test('keeps its lines and its script, without the space around it', async () => {
    await send(messageOf({ name: '  आशा   गुरुङ ', message: ' नमस्ते\r\n\r\n\tHi \u0000🙂 ' }))
    expect(await listMessages()).toMatchObject([{ name: 'आशा गुरुङ', message: 'नमस्ते\n\n\tHi 🙂' }])
  })

  test('cannot contain forged mail headers', async () => {
    await send(messageOf({ name: 'Asha\r\nBcc: all@example.com', subject: 'Hi\u2028there\u0000' }))
    expect(await listMessages()).toMatchObject([{ name: 'Asha Bcc: all@example.com', subject: 'Hi there' }])
  })

  test('is stored as text, also if it looks like HTML', async () => {
    const text = `'); drop table contact_message; --<script>alert(1)</script>`
    await send(messageOf({ name: text, subject: text, message: text }))
    expect(await listMessages()).toMatchObject([{ name: text, subject: text, message: text }])
  })

  test('is stored with no address of its sender', async () => {
    await send(messageOf(), '203.0.113.7')
    expect(JSON.stringify(await listMessages())).not.toContain('203.0.113')
  })

  test('may be as long as a long letter in Devanagari', async () => {
    expect(await send(messageOf({ message: 'ज्ञ'.repeat(Math.floor(CONTACT_MAX.message / 3)) }))).toEqual(RECEIVED)
    expect(await send(messageOf({ name: '🙂'.repeat(CONTACT_MAX.name) }))).toEqual(RECEIVED)
  })
})

describe('a message sent again', () => {
  test('is stored once, with the same answer', async () => {
    const message = messageOf()
    expect(await Promise.all([send(message), send(message)])).toEqual([RECEIVED, RECEIVED])
    expect(await send(message)).toEqual(RECEIVED)
    expect(await listMessages()).toHaveLength(1)
  })

  test('counts once, and is not refused when its sender has sent as many as may be', async () => {
    const messages = Array.from({ length: CONTACT_PER_HOUR }, () => messageOf())
    for (const message of [...messages, ...messages]) expect(await send(message)).toEqual(RECEIVED)
    expect(await listMessages()).toHaveLength(CONTACT_PER_HOUR)
  })

  test('from another network, as when a phone leaves the wireless, is stored once', async () => {
    const message = messageOf()
    await send(message, '203.0.113.7')
    expect(await send(message, '198.51.100.4')).toEqual(RECEIVED)
    expect(await listMessages()).toHaveLength(1)
  })

  test('with the id of somebody else changes nothing and learns nothing', async () => {
    const message = messageOf()
    await send(message, '203.0.113.7')
    const stored = await listMessages()
    const forged = messageOf({ id: message.id, name: 'Mallory', message: 'Gone.' })
    expect(await send(forged, '198.51.100.4')).toEqual(RECEIVED)
    for (let sent = 0; sent < CONTACT_PER_HOUR; sent++) await send(messageOf(), '198.51.100.4')
    expect(await send(forged, '198.51.100.4')).toMatchObject(TOO_MANY)
    expect((await listMessages()).filter(({ id }) => id === message.id)).toEqual(stored)
  })
})

describe('the limit', () => {
  test('is so many messages an hour from one address, however they arrive', async () => {
    const answers = await Promise.all(Array.from({ length: CONTACT_PER_HOUR + 3 }, () => send(messageOf())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CONTACT_PER_HOUR)
    expect(answers.filter(({ status }) => status !== 200)).toMatchObject([TOO_MANY, TOO_MANY, TOO_MANY])
    expect(await listMessages()).toHaveLength(CONTACT_PER_HOUR)
  })

  test('counts each address separately', async () => {
    for (let sent = 0; sent <= CONTACT_PER_HOUR; sent++) await send(messageOf(), '203.0.113.7')
    expect(await send(messageOf(), '203.0.113.8')).toEqual(RECEIVED)
  })

  test('counts an IPv6 network of 64 bits as one, in every notation', async () => {
    const hosts = ['::1', ':1:2:3:4', '::9', ':0:0:0:7', '::abcd:1']
    for (let sent = 0; sent < CONTACT_PER_HOUR; sent++)
      expect(await send(messageOf(), `2001:db8:0:5${hosts[sent % hosts.length]}`)).toEqual(RECEIVED)
    expect(await send(messageOf(), '2001:db8:0:5:ffff::1')).toMatchObject(TOO_MANY)
    expect(await send(messageOf(), '2001:db8::5:0:0:0:2')).toMatchObject(TOO_MANY)
    expect(await send(messageOf(), '2001:db8:0:6::1')).toEqual(RECEIVED)
  })

  test('ends after an hour, and not before', async () => {
    for (let sent = 0; sent < CONTACT_PER_HOUR; sent++) await send(messageOf())
    await db.update(contactMessage).set({ createdAt: Date.now() - CONTACT_WINDOW_MS + 60_000 })
    expect(await send(messageOf())).toMatchObject(TOO_MANY)
    await db.update(contactMessage).set({ createdAt: Date.now() - CONTACT_WINDOW_MS })
    expect(await send(messageOf())).toEqual(RECEIVED)
  })
})

test('a robot that fills in the hidden field hears the same, and nothing is stored', async () => {
  for (let sent = 0; sent <= CONTACT_PER_HOUR; sent++)
    expect(await send(messageOf({ homepage: 'https://spam.example' }))).toEqual(RECEIVED)
  expect(await listMessages()).toHaveLength(0)
})

describe('an invalid message is refused', () => {
  test.each([
    ['no id', { id: '' }, 'A message needs an id (a UUID).'],
    ['no name', { name: ' \n ' }, CONTACT_MESSAGES.noName],
    ['a name that is a book', { name: 'x'.repeat(CONTACT_MAX.name + 1) }, CONTACT_MESSAGES.longName],
    ['no email', { email: ' ' }, CONTACT_MESSAGES.noEmail],
    ['no email address', { email: 'asha' }, CONTACT_MESSAGES.email],
    ['an email without a domain', { email: 'a@b' }, CONTACT_MESSAGES.email],
    ['two email addresses', { email: 'a@example.com, b@example.com' }, CONTACT_MESSAGES.email],
    ['lines after the email', { email: 'a@example.com\nBcc: b@c.de' }, CONTACT_MESSAGES.email],
    ['a long email', { email: `${'a'.repeat(250)}@b.co` }, CONTACT_MESSAGES.email],
    ['no subject', { subject: '\u0000' }, CONTACT_MESSAGES.noSubject],
    ['a long subject', { subject: 'x'.repeat(CONTACT_MAX.subject + 1) }, CONTACT_MESSAGES.longSubject],
    ['no message', { message: '\n\t ' }, CONTACT_MESSAGES.noMessage],
    ['a message too long to keep', { message: 'x'.repeat(CONTACT_MAX.message + 1) }, CONTACT_MESSAGES.longMessage],
  ])('%s', async (_, changes, message) => {
    expect(await send(messageOf(changes))).toMatchObject({ status: 400, message })
    expect(await listMessages()).toHaveLength(0)
  })

  test('names the first field if all are missing', async () => {
    expect(await send({ id: crypto.randomUUID() })).toMatchObject({ status: 400, message: CONTACT_MESSAGES.noName })
  })
})

test('accepts every email that an account can have', async () => {
  for (const email of ['आशा@उदाहरण.नेपाल', "o'neil+school@mail.example.com", ' asha@example.com '])
    expect(await send(messageOf({ email }), email)).toEqual(RECEIVED)
  expect((await listMessages()).map(({ email }) => email)).toContain('asha@example.com')
})

test.runIf(hasLibsql)(
  'a database that does not answer is said to be so, and the same message succeeds later',
  async () => {
    const { api } = openBrowser()
    const message = messageOf()
    await setControl({ failures: 1 })
    expect(await refusal(api.contact.send.mutate(message))).toEqual({
      status: 503,
      message: NO_DATABASE,
    })
    expect(await api.contact.send.mutate(message)).toEqual({ received: true })
    expect(await listMessages()).toHaveLength(1)
  },
)
