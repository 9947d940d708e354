import type { D1Database } from '@cloudflare/workers-types/experimental'

/**
 * The configuration of the Worker. README.md explains each variable. It must fit the bindings of wrangler.toml and the
 * variables of .dev.vars.example (bindings.d.ts, by `npm run types:bindings`); otherwise worker/index.ts does not
 * compile.
 */
export type Env = {
  /** The files of dist/, as Cloudflare serves them: by address, with the headers of public/_headers. */
  ASSETS: { fetch: (address: string | Request) => Promise<Response> }
  /** The D1 database, used when no Turso database is configured. */
  DB?: D1Database
  TURSO_DATABASE_URL?: string
  TURSO_AUTH_TOKEN?: string
  /** `off`: nobody signs in or up with an email and a password. */
  EMAIL_SIGN_IN?: string
  /** `scrypt` (also if it is unset), or `pbkdf2` for a plan that allows 10 ms of CPU a request. */
  PASSWORD_HASH?: string
  /** The provider of mail (see docs/mail.md). All three belong together. */
  MAIL_API_URL?: string
  MAIL_API_KEY?: string
  MAIL_FROM?: string
  /** The OAuth client at Google; without both, nobody signs in with Google. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Another OpenID provider instead of Google, which the tests use. All four belong together. */
  GOOGLE_ISSUER?: string
  GOOGLE_AUTHORIZATION_ENDPOINT?: string
  GOOGLE_TOKEN_ENDPOINT?: string
  GOOGLE_JWKS_URI?: string
}
