import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { openBrowser, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { type catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oneTimeLink } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

export const EMAIL = 'asha@example.com'
export const NEW_PASSWORD = 'a better horse'

const SENT = {
  message: LINK_MESSAGES.resetSent,
}

export async function openStudent(email = EMAIL) {
  const browser = openBrowser(MAIL)
  const { user: student } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  return { ...browser, student }
}

/** Requests a link. Returns the token in the mail that arrives. */
export async function askForResetToken(mail: ReturnType<typeof catchMail>, email = EMAIL): Promise<string> {
  expect(await openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email })).toEqual(SENT)
  return mail.tokenFor(email, '/reset-password')
}

export const resetPassword = (token: string, password = NEW_PASSWORD) =>
  openBrowser(MAIL).api.auth.resetPassword.mutate({ token, password })

export const listResetLinks = () => db.select().from(oneTimeLink).where(eq(oneTimeLink.purpose, 'reset-password'))
