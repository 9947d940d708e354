import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'

// An OpenID provider on loopback instead of Google. It shows the student a page of our own, and can be told to sign
// false claims.

export type Account = {
  sub: string
  email: string
  email_verified?: boolean
  name?: string
  picture?: string
}

/**
 * `cutsOpener`: like a provider whose pages cut the connection to their opener. `forge` changes the claims of ID
 * tokens.
 */
type Behaviour = { cutsOpener: boolean; forge: ((claims: JWTPayload) => JWTPayload) | null; clientSecret: string }

type Options = { port: number; client: { id: string; secret: string; redirectUri: string } }

export type OpenIdProvider = Awaited<ReturnType<typeof openProvider>>

const KEY_ID = 'key-1'

export async function openProvider({ port, client }: Options) {
  const issuer = `http://127.0.0.1:${port}`
  const accounts = new Map<string, Account>()
  const honest: Behaviour = { cutsOpener: false, forge: null, clientSecret: client.secret }
  const behaviour = { ...honest }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }

  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: ['a key for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As with Google, the claims of the scopes are in the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts, url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    findAccount: (_, id) => {
      const account = accounts.get(id)
      return account && { accountId: account.sub, claims: () => account }
    },
  })
  provider.use(async (ctx, next) => {
    const registered = await provider.Client.find(client.id)
    if (registered) Object.assign(registered, { clientSecret: behaviour.clientSecret })
    await next()
    const { forge } = behaviour
    if (ctx.path !== '/token' || !forge || typeof ctx.body !== 'object' || !('id_token' in ctx.body)) return
    const claims = forge(decodeJwt(String(ctx.body.id_token)))
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey)
    ctx.body = { ...ctx.body, id_token: forged }
  })

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') return response.setHeader('Content-Type', 'text/html').end(PAGE)
    const form = new URLSearchParams(await readBody(request))
    const account = [...accounts.values()].find(({ email }) => email === form.get('email'))
    if (form.get('answer') === 'Cancel' || !account) {
      const refusal = { error: 'access_denied', error_description: 'The student said no.' }
      return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false })
    }
    const grant = new provider.Grant({ accountId: account.sub, clientId: client.id })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, {
      login: { accountId: account.sub },
      select_account: {},
      consent: { grantId: await grant.save() },
    })
  }
  const handle = provider.callback()
  const server = createServer((request, response) => {
    if (behaviour.cutsOpener) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    if (!request.url?.startsWith('/interaction/')) return handle(request, response)
    interact(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  // See libsql-server.ts.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    issuer,
    /** From now on; honest except for these. */
    behave: (changes: Partial<Behaviour> = {}) => Object.assign(behaviour, honest, changes),
    endpoints: { authorization: `${issuer}/auth`, token: `${issuer}/token`, jwks: `${issuer}/jwks` },
    addAccount: (account: Account) => accounts.set(account.sub, account),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const PAGE = `<!doctype html><html lang="en"><title>Sign in at the provider</title><link rel="icon" href="data:,">
<h1>Choose an account</h1><form method="post"><label>Account <input name="email"></label>
<button name="answer" value="Allow">Allow</button> <button name="answer" value="Cancel">Cancel</button></form></html>`

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
