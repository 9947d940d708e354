import type { D1Database, Fetcher } from '@cloudflare/workers-types/experimental'

/** What the Worker is configured with; README.md explains each. */
export type Env = {
  ASSETS: Fetcher
  /** The D1 database, used when no Turso database is configured. */
  DB?: D1Database
  TURSO_DATABASE_URL?: string
  TURSO_AUTH_TOKEN?: string
}
