import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { vi } from 'vitest'
import type { Browser } from './api-client.ts'

// Google, as far as the worker uses it: inside the test, instead of on the network, so that it can also lie.

const HOST = 'https://google.test'
export const SECRET = 'the secret of the client at google.test'

export const GOOGLE_ENV = {
  GOOGLE_CLIENT_ID: 'adhyayan',
  GOOGLE_CLIENT_SECRET: SECRET,
  GOOGLE_ISSUER: HOST,
  GOOGLE_AUTHORIZATION_ENDPOINT: `${HOST}/authorize`,
  GOOGLE_TOKEN_ENDPOINT: `${HOST}/token`,
  GOOGLE_JWKS_URI: `${HOST}/jwks`,
}

export const ASHA = {
  sub: '1001',
  email: 'asha@example.com',
  email_verified: true,
  name: 'Asha Gurung',
  picture: 'https://pictures.test/asha.jpg',
}

/** How the ID token of one account is made: honestly, unless it says otherwise. */
export type Forgery = {
  claims?: Record<string, unknown>
  signWith?: 'our key' | 'a foreign key' | 'a foreign key under our name' | 'the secret' | 'nothing'
  token?: (request: Request) => Response | Promise<Response>
}

const ALGORITHM = 'RS256'
const KEY_ID = 'google-1'
const [ours, foreign] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)])
const jwks = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] }

type Grant = { query: URLSearchParams; account: JWTPayload; forgery: Forgery }

/** Replaces the network for `google.test`. `asked` lists the worker's requests to it. */
export function openGoogle() {
  const grants = new Map<string, Grant>()
  const asked: string[] = []
  const network = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== HOST) return network(request)
    asked.push(`${request.method} ${pathname}`)
    if (pathname === '/jwks') return Response.json(jwks)
    return pathname === '/token' ? answerToken(request, grants) : new Response(null, { status: 404 })
  })

  return {
    asked,
    /** The whole way of a popup in this browser, from the click to its last page. */
    async signIn(browser: Browser, account: JWTPayload = ASHA, forgery: Forgery = {}): Promise<Response> {
      const start = await browser.request('/api/auth/google?mode=popup')
      return browser.request(this.consent(start.headers.get('Location'), account, forgery))
    },
    /** The student's part at Google: agrees as `account`, and is sent back. Returns the address of the callback. */
    consent(address: string | null, account: JWTPayload = ASHA, forgery: Forgery = {}): string {
      const query = new URL(address ?? '').searchParams
      const code = `code-${grants.size}`
      grants.set(code, { query, account, forgery })
      return `${query.get('redirect_uri')}?${new URLSearchParams({ state: query.get('state') ?? '', code })}`
    },
  }
}

async function answerToken(request: Request, grants: Map<string, Grant>): Promise<Response> {
  const form = new URLSearchParams(new TextDecoder().decode(await request.clone().arrayBuffer()))
  const grant = grants.get(form.get('code') ?? '')
  if (grant?.forgery.token) return grant.forgery.token(request)
  if (request.headers.get('Authorization') !== `Basic ${btoa(`adhyayan:${SECRET}`)}`)
    return Response.json({ error: 'invalid_client' }, { status: 401 })
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (
    !grant ||
    grant.query.get('code_challenge') !== challenge ||
    grant.query.get('redirect_uri') !== form.get('redirect_uri')
  )
    return Response.json({ error: 'invalid_grant' }, { status: 400 })
  grants.delete(form.get('code') ?? '')
  return Response.json({ token_type: 'Bearer', access_token: 'access-token', id_token: await signIdToken(grant) })
}

async function signIdToken({ query, account, forgery: { claims = {}, signWith = 'our key' } }: Grant): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const payload: JWTPayload = {
    iss: HOST,
    aud: 'adhyayan',
    iat: now,
    exp: now + 3600,
    nonce: query.get('nonce') ?? '',
    ...account,
    ...claims,
  }
  if (signWith === 'nothing') return new UnsecuredJWT(payload).encode()
  const isSecret = signWith === 'the secret'
  return new SignJWT(payload)
    .setProtectedHeader({
      alg: isSecret ? 'HS256' : ALGORITHM,
      kid: signWith === 'a foreign key' ? 'somebody-1' : KEY_ID,
    })
    .sign(isSecret ? new TextEncoder().encode(SECRET) : (signWith === 'our key' ? ours : foreign).privateKey)
}
