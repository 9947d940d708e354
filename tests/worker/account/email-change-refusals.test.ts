import { describe, expect, test, vi } from 'vitest'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { ageSessions, EMAIL, openAccount, readAccount } from '#tests/support/worker/account.ts'
import { type Browser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail } from '#tests/support/worker/caught-mail.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oneTimeLink, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

const NEW_EMAIL = 'asha.gurung@example.com'
const MINUTE = 60_000
const WRONG = { status: 403, message: ACCOUNT_MESSAGES.wrongPassword }

describe('updating the email', () => {
  const change = { email: NEW_EMAIL, password: PASSWORD }

  /** Requests the change. Returns the token of the link that was sent to the new email. */
  async function askForChange({ api }: Pick<Browser, 'api'>, email = NEW_EMAIL) {
    await api.account.updateEmail.mutate({ email, password: PASSWORD })
    return mail.tokenFor(email, '/verify-email')
  }

  test('is refused when the link cannot be sent, which counts as no try and leaves the change before', async () => {
    const asha = await openAccount()
    const token = await askForChange(asha)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    mail.provider.status = 503
    for (let times = 0; times < 4; times++) {
      const asked = asha.api.account.updateEmail.mutate({ email: 'third@example.com', password: PASSWORD })
      expect(await refusal(asked)).toEqual({
        status: 503,
        message: LINK_MESSAGES.notSent,
      })
    }
    logged.mockRestore()
    expect((await asha.api.account.get.query()).pendingEmail).toBe(NEW_EMAIL)
    mail.provider.status = 200
    await askForChange(asha, 'third@example.com')
    expect((await refusal(asha.api.auth.verifyEmail.mutate({ token }))).status).toBe(400)
  })

  test('needs a sign-in that is less than 15 minutes old', async () => {
    const asha = await openAccount()
    const old = { status: 403, message: ACCOUNT_MESSAGES.notRecent }
    await ageSessions(15 * MINUTE)
    expect(await refusal(asha.api.account.updateEmail.mutate(change))).toEqual(old)
    expect((await readAccount())?.email).toBe(EMAIL)
    await ageSessions(14 * MINUTE)
    expect(await asha.api.account.updateEmail.mutate(change)).toMatchObject({ pendingEmail: NEW_EMAIL })
  })

  test('does not count a sign-in that is old as a wrong password', async () => {
    const asha = await openAccount()
    await ageSessions(15 * MINUTE)
    for (let tries = 0; tries < 7; tries++) {
      expect((await refusal(asha.api.account.updateEmail.mutate(change))).status).toBe(403)
    }
    await ageSessions(0)
    await asha.api.account.updateEmail.mutate(change)
  })

  test('needs the current password', async () => {
    const asha = await openAccount()
    const update = (password?: string) =>
      refusal(asha.api.account.updateEmail.mutate({ email: NEW_EMAIL, ...(password && { password }) }))
    expect(await update('wrong one')).toEqual(WRONG)
    expect(await update()).toEqual(WRONG)
    expect((await readAccount())?.email).toBe(EMAIL)
  })

  test('refuses an email that somebody has, and changes nothing', async () => {
    const asha = await openAccount()
    await openAccount('bina@example.com')
    const links = await db.select().from(oneTimeLink)
    const taken = asha.api.account.updateEmail.mutate({ email: 'Bina@example.com', password: PASSWORD })
    expect(await refusal(taken)).toEqual({ status: 409, message: CREDENTIAL_MESSAGES.taken })
    expect(await db.select({ email: user.email }).from(user)).toEqual(
      expect.arrayContaining([{ email: EMAIL }, { email: 'bina@example.com' }]),
    )
    expect(await db.select().from(oneTimeLink)).toEqual(links)
  })

  test('cannot be used to fill a stranger’s mailbox', async () => {
    const asha = await openAccount()
    const ask = () => asha.api.account.updateEmail.mutate({ email: 'stranger@example.com', password: PASSWORD })
    for (let times = 0; times < 3; times++) await ask()
    expect((await refusal(ask())).status).toBe(429)
    expect(mail.letters.filter(({ to }) => to.includes('stranger@example.com'))).toHaveLength(3)
  })

  test('refuses what is no email, and no password', async () => {
    const asha = await openAccount()
    for (const [input, message] of [
      [{ email: '', password: PASSWORD }, CREDENTIAL_MESSAGES.empty],
      [{ email: 'no address', password: PASSWORD }, INVALID_EMAIL],
      [{ email: 'a@b.co\r\nBcc: all@example.com', password: PASSWORD }, INVALID_EMAIL],
      [{ email: `${'a'.repeat(300)}@b.co`, password: PASSWORD }, INVALID_EMAIL],
      [{ email: NEW_EMAIL, password: 'x'.repeat(5000) }, ACCOUNT_MESSAGES.wrongPassword],
    ] as const) {
      expect(await refusal(asha.api.account.updateEmail.mutate(input))).toEqual({ status: 400, message })
    }
  })
})
