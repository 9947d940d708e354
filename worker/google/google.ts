import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { cutText } from '#domain/graphemes.ts'
import { compose, toLine } from '#domain/plain-text.ts'
import type { Env } from '../env.ts'

export const GOOGLE_PATH = '/api/auth/google'

// https://accounts.google.com/.well-known/openid-configuration
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const AUTHORIZATION_ENDPOINT = 'https://accounts.google.com/o/oauth2/v2/auth'
const TOKEN_ENDPOINT = 'https://oauth2.googleapis.com/token'
const JWKS_URI = 'https://www.googleapis.com/oauth2/v3/certs'

const TIMEOUT_MS = 8_000
const CLOCK_TOLERANCE_S = 30
const NAME_MAX = 100
const NAME_RAW_MAX = 2_000
const PICTURE_MAX = 2000

/**
 * The secrets of one attempt, which only this browser and the worker know. The code verifier is for Google, the other
 * two for the worker.
 */
export type GoogleSecrets = { state: string; nonce: string; codeVerifier: string }

export function createSecrets(attemptId: string): GoogleSecrets {
  return {
    state: `${attemptId}.${generateState()}`,
    nonce: generateState(),
    codeVerifier: generateCodeVerifier(),
  }
}

/** The Google account that signed in, with the email that Google has verified. */
export type GoogleIdentity = z.infer<typeof Claims>

const GivenClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.refine(isEmail)),
  email_verified: z.literal(true),
  name: z.catch(z.nullish(z.string()), null),
  picture: z.catch(z.nullish(z.string()), null),
})

const Claims = z.pipe(
  GivenClaims,
  z.transform(({ sub, email, name, picture }: z.infer<typeof GivenClaims>) => ({
    sub,
    email: normalizeEmail(email),
    name: compose(cutText(toLine((name ?? '').slice(0, NAME_RAW_MAX)), NAME_MAX)) || null,
    picture: picture && picture.length <= PICTURE_MAX && picture.startsWith('https://') ? picture : null,
  })),
)

/** Null if no client is configured. `origin` is the site's own, to which Google sends the student back. */
export function openGoogle(env: Env, origin: string) {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null
  const clientId = env.GOOGLE_CLIENT_ID
  const client = new OAuth2Client(clientId, env.GOOGLE_CLIENT_SECRET, `${origin}${GOOGLE_PATH}/callback`)
  const issuer = env.GOOGLE_ISSUER || GOOGLE_ISSUERS

  return {
    /** The page where the student agrees. */
    createAddress({ state, nonce, codeVerifier }: GoogleSecrets): URL {
      const url = client.createAuthorizationURLWithPKCE(
        env.GOOGLE_AUTHORIZATION_ENDPOINT || AUTHORIZATION_ENDPOINT,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        ['openid', 'email', 'profile'],
      )
      url.searchParams.set('nonce', nonce)
      // Phones and school computers are shared, so the student always chooses the account.
      url.searchParams.set('prompt', 'select_account')
      return url
    },

    /**
     * @throws Error when the code is invalid, or the ID token is not from Google, not for us or this attempt, or
     * expired.
     */
    async identify(code: string, { nonce, codeVerifier }: GoogleSecrets): Promise<GoogleIdentity> {
      const tokens = await inTime(
        client.validateAuthorizationCode(env.GOOGLE_TOKEN_ENDPOINT || TOKEN_ENDPOINT, code, codeVerifier),
      )
      const { payload } = await jwtVerify(tokens.idToken(), keysAt(env.GOOGLE_JWKS_URI || JWKS_URI), {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      })
      if (payload.nonce !== nonce) throw new Error('The ID token is for another attempt.')
      if (payload.azp !== undefined && payload.azp !== clientId) throw new Error('The ID token is for another client.')
      const claims = Claims.safeParse(payload)
      if (!claims.success) throw new Error(`The ID token lacks a good ${claims.error.issues[0]?.path.join('.')}.`)
      return claims.data
    },
  }
}

const keySets = new Map<string, JWTVerifyGetKey>()

/**
 * Google's public keys, cached between requests. They are fetched again when they are old, or when a requested key is
 * missing.
 */
function keysAt(uri: string): JWTVerifyGetKey {
  const known = keySets.get(uri) ?? createRemoteJWKSet(new URL(uri))
  keySets.set(uri, known)
  return known
}

/** Arctic has no timeout. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The token endpoint does not answer.')), TIMEOUT_MS)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
