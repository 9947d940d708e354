import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { type Browser, openBrowser, PASSWORD } from '#tests/support/worker/api-client.ts'

export const EMAIL = 'asha@example.com'
export const [HOME, STRANGER] = ['203.0.113.7', '198.51.100.4']
export const THROTTLED = CREDENTIAL_MESSAGES.throttled
export const REFUSED = CREDENTIAL_MESSAGES.refused

export type Try = {
  email?: string
  password?: string
  from?: string
  headers?: Record<string, string>
  browser?: Browser
}

/** One try to sign in. Returns the message of the refusal, or null. */
export async function guess({ email = EMAIL, password = 'wrong one', from = STRANGER, headers, browser }: Try = {}) {
  const response = await (browser ?? openBrowser()).request('/api/trpc/auth.signIn', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': from, ...headers },
    body: JSON.stringify({ email, password }),
  })
  const body: { error?: { message: string } } = await response.json()
  return body.error?.message ?? null
}

export const signIn = (options: Try = {}) => guess({ password: PASSWORD, from: HOME, ...options })
