import { type Browser, ORIGIN, openBrowser, PASSWORD } from './api-client.ts'
import type { openAuthenticator } from './authenticator.ts'

export const PAGE = { origin: ORIGIN, rpId: new URL(ORIGIN).hostname }

type Authenticator = Awaited<ReturnType<typeof openAuthenticator>>
type Use = Parameters<Authenticator['get']>[2] & { page?: typeof PAGE; browser?: Browser }

/** Adds a passkey to the account of a browser, as its page does. */
export async function addPasskey({ api }: Pick<Browser, 'api'>, authenticator: Authenticator, page = PAGE) {
  const { challenge } = await api.account.startPasskey.mutate({ password: PASSWORD })
  return api.account.addPasskey.mutate(await authenticator.create({ page, challenge }))
}

/** Asks for a challenge, and signs it for this student. */
export async function prove(
  authenticator: Authenticator,
  userId: string,
  { page = PAGE, browser = openBrowser(), ...use }: Use = {},
) {
  const { challenge } = await browser.api.auth.startPasskeySignIn.mutate()
  return { browser, proof: await authenticator.get({ page, challenge }, userId, use) }
}

/** Signs in with a passkey in a new browser. */
export async function signInWith(authenticator: Authenticator, userId: string, use: Use = {}) {
  const { browser, proof } = await prove(authenticator, userId, use)
  const { user } = await browser.api.auth.signInWithPasskey.mutate(proof)
  return { ...browser, user }
}
