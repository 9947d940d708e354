import { defineConfig } from 'drizzle-kit'

const url = process.env.TURSO_DATABASE_URL
const authToken = process.env.TURSO_AUTH_TOKEN

// `db:generate` needs no database; `db:migrate:turso` reads the two variables.
export default url
  ? defineConfig({
      dialect: 'turso',
      schema: './worker/db/schema.ts',
      out: './migrations',
      dbCredentials: { url, ...(authToken ? { authToken } : {}) },
    })
  : defineConfig({ dialect: 'sqlite', schema: './worker/db/schema.ts', out: './migrations' })
