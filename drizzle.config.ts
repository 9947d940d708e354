import { defineConfig } from 'drizzle-kit'

// For `db:generate`, which needs no database.
export default defineConfig({ dialect: 'sqlite', schema: './worker/db/schema.ts', out: './migrations' })
