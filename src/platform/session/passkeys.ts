import { PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import { describeError, type Inputs, type Outputs } from '../data/trpc.ts'

/** Whether this browser knows passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis

/** Loaded when a passkey is added or used: few students need it on a visit. */
const load = () => import('@simplewebauthn/browser')

/** Lets the device make a passkey. The student may be asked for a fingerprint or the screen lock. */
export async function makePasskey(
  options: Outputs['account']['startPasskey'],
): Promise<Inputs['account']['addPasskey']> {
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: options })
  return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject }
}

/** Lets the student choose a passkey of this site, and the device prove that it has it. */
export async function provePasskey(
  options: Outputs['auth']['startPasskeySignIn'],
): Promise<Inputs['auth']['signInWithPasskey']> {
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** Errors of the device or the browser, by name. */
const MESSAGES: Record<string, string> = {
  InvalidStateError: PASSKEY_MESSAGES.alreadyThere,
  ConstraintError: PASSKEY_MESSAGES.notHere,
  NotSupportedError: PASSKEY_MESSAGES.notHere,
  SecurityError: PASSKEY_MESSAGES.notHere,
  UnknownError: PASSKEY_MESSAGES.notHere,
}

/** Browsers do not say whether a student cancelled, or waited too long, or has no passkey: all three are `cancelled`. */
export function describePasskeyError(error: unknown, cancelled: string): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return cancelled
  return MESSAGES[name] ?? describeError(error)
}
