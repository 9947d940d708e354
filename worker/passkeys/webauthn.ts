import { SITE } from '#content/site/facts.ts'
import { CHALLENGE_MS } from '#domain/account/passkey-rules.ts'
import type { NewPasskey, PasskeyProof } from '#domain/account/passkeys.ts'
import type { Context } from '../procedures.ts'

type Site = Context['site']
type Stored = { id: string; userId: string; publicKey: string; counter: number }

/** ES256 and RS256, which every authenticator has one of (https://www.iana.org/assignments/cose). */
const ALGORITHMS = [-7, -257]

const PREFERENCES = {
  // A passkey that the device can find by itself: the student types no email to sign in.
  residentKey: 'required',
  // A device without a screen lock or a fingerprint reader still has a passkey.
  userVerification: 'preferred',
} as const

/** Only requests about passkeys pay for loading it. */
const load = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

const toBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))

/** The id by which an authenticator knows the student. */
const handleOf = (userId: string) => Buffer.from(userId).toString('base64url')

type Adding = { site: Site; challenge: string; student: { id: string; email: string; displayName: string | null } }

export async function createAddingOptions({ site, challenge, student }: Adding, existing: { id: string }[]) {
  const { generateRegistrationOptions } = await load()
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: SITE.name,
    rpID: site.hostname,
    userID: toBytes(handleOf(student.id)),
    userName: student.email,
    userDisplayName: student.displayName ?? student.email,
    challenge: toBytes(challenge),
    timeout: CHALLENGE_MS,
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: PREFERENCES,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return options
}

export async function createSignInOptions({ site, challenge }: { site: Site; challenge: string }) {
  const { generateAuthenticationOptions } = await load()
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: site.hostname,
    challenge: toBytes(challenge),
    timeout: CHALLENGE_MS,
    userVerification: PREFERENCES.userVerification,
  })
  return options
}

/** The challenge that an answer says it signs. The caller asks the database whether we made it. */
export function readChallenge({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof data === 'object' && data !== null && 'challenge' in data ? String(data.challenge) : ''
  } catch {
    return ''
  }
}

/**
 * We ask for no attestation. A browser then sends none, or one that the new key signs by itself. Any other names
 * certificates, and verifying those would fetch addresses that are written in them.
 */
async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadHelpers()
  const attestation = decodeAttestationObject(toBytes(attestationObject))
  return ['none', 'packed'].includes(attestation.get('fmt')) && attestation.get('attStmt').get('x5c') === undefined
}

/** The key of a new passkey, or null if the answer is not for this challenge, not for this site or broken. */
export async function verifyNewPasskey(
  { id, ...response }: NewPasskey,
  { site, challenge }: { site: Site; challenge: string },
): Promise<{ id: string; publicKey: string; counter: number } | null> {
  const { verifyRegistrationResponse } = await load()
  const verify = async () => {
    if (!(await hasNoCertificates(response.attestationObject))) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo
  }
  // It throws at whatever is not as it should be.
  const registrationInfo = await verify().catch(() => null)
  if (!registrationInfo || registrationInfo.credential.id !== id) return null
  const { publicKey, counter } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/**
 * How often the authenticator has signed by now, or null if it did not sign this challenge for this site and student,
 * or if its count goes back, as that of a copied authenticator would.
 */
export async function verifyProof(
  { id, ...response }: PasskeyProof,
  { site, challenge, stored }: { site: Site; challenge: string; stored: Stored },
): Promise<number | null> {
  if (response.userHandle !== handleOf(stored.userId)) return null
  const { verifyAuthenticationResponse } = await load()
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    credential: { id: stored.id, publicKey: toBytes(stored.publicKey), counter: stored.counter },
    requireUserVerification: false,
  }).catch(() => null)
  return answer?.verified ? answer.authenticationInfo.newCounter : null
}
