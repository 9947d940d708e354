import { expect, test } from 'vitest'
import { callRaw, openBrowser, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { readEveryRow } from '#tests/support/worker/every-row.ts'
import { plant } from '#tests/support/worker/planted.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { listFields, withValue } from '#tests/support/worker/text-fields.ts'
import { openDatabase } from '#worker/db/client.ts'

const db = openDatabase(testEnv)
const EMAIL = 'asha@example.com'

catchMail()

/**
 * Characters that no stored text contains: control characters, marks that change the direction, halves of characters,
 * characters without a width.
 */
const HARMFUL =
  /[^\P{Cc}\n\t]|[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u
/** With characters that must stay: joiners of Devanagari and of emoji. */
const KEPT = 'क्\u200dष नि\u200cर 👩\u200d🔬'
const SENT = [`Ze\u0301\u202e ${KEPT}\u200b`, `Ze\u0301\u0000 ${KEPT}\ufeff\u2066`, `\ud800Ze\u0301 ${KEPT}\u{e0041}`]
const STORED = `Zé ${KEPT}`
/** Addresses have no spaces. */
const ADDRESS = '/Ze\u0301\u202e\u200b'
/** Search texts of the catalogue, ids, secrets and the like, which are not stored as they are sent. */
const STORED_TEXTS = [
  'profile.update full_name',
  'profile.update college',
  'profile.update plus2_college',
  'profile.update address',
  'contentAccess.record contentId',
  'contentAccess.record title',
  'contentAccess.record subject',
  'contentAccess.record chapter',
  'favorites.add title',
  'favorites.add subject',
  'favorites.add chapter',
  'favorites.add icon',
  'tasks.add title',
  'reading.savePosition heading',
  'contact.send name',
  'contact.send subject',
  'contact.send message',
]
const STORED_ADDRESSES = ['contentAccess.record url', 'favorites.add url']

/** Ids by which a second call would count as a repetition. */
function renew(input: unknown, count: number): unknown {
  const sent = { ...(input as Record<string, unknown>) }
  for (const name of ['visitId', 'attemptId']) if (name in sent) sent[name] = crypto.randomUUID()
  if (typeof sent.id === 'string') sent.id = sent.id.startsWith('note_') ? `note_${count}` : crypto.randomUUID()
  if ('readAt' in sent) sent.readAt = Date.now() + count
  if ('addedAt' in sent && typeof sent.title === 'string') sent.title = `${sent.title} ${count}`
  return sent
}

async function readTexts(): Promise<string[]> {
  const rows = [...(await readEveryRow(db)).values()].flat()
  return rows
    .flatMap((row) => Object.values(JSON.parse(row)))
    .filter((value): value is string => typeof value === 'string')
}

test('every text that a procedure stores is cleaned, and keeps its joiners', async () => {
  const student = openBrowser(MAIL)
  await student.api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD })
  await plant(db, EMAIL)
  const calls = callsOfEveryProcedure(EMAIL, attemptOf().quizId)
  const stored = new Set<string>()
  let count = 1
  for (const { procedure, type, path } of listFields('string')) {
    // Emails and secrets: domain/email.test.ts. They would end the session.
    if (/^(auth|account)\./.test(procedure)) continue
    const name = `${procedure} ${path.join('.')}`
    const texts = STORED_ADDRESSES.includes(name) ? [ADDRESS] : SENT
    for (const text of texts) {
      const input = withValue(renew(calls[procedure]?.input, count++), path, text)
      // A network may send five messages an hour, so each comes from its own.
      const browser = procedure === 'contact.send' ? openBrowser(MAIL) : student
      const response = await callRaw(browser, procedure, type, input, {
        'CF-Connecting-IP': `198.51.100.${count % 250}`,
      })
      expect([name, response.status]).toEqual([name, expect.toSatisfy((status: number) => status < 500)])
      if (response.status === 200) stored.add(name)
    }
  }
  expect([...STORED_TEXTS, ...STORED_ADDRESSES].filter((name) => !stored.has(name))).toEqual([])

  const texts = await readTexts()
  expect(texts.filter((text) => HARMFUL.test(text) || text !== text.normalize('NFC'))).toEqual([])
  expect(texts.filter((text) => text.replace(/ \d+$/, '') === STORED).length).toBeGreaterThan(STORED_TEXTS.length)
  expect(texts).toContain('/Zé')
})
