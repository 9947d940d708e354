import { createHash } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types/experimental'
import { Hono } from 'hono'

// The SQL that Drizzle writes for the product, and nothing else: no tRPC, no validation, no query builder.
const SESSION = `select "session"."user_id", "session"."expires_at", "user"."email", "user"."display_name", "user"."photo_url"
  from "session" inner join "user" on "user"."id" = "session"."user_id" where "session"."id" = ?`
const RESULTS = `select "id", "quiz_id", "subject", "title", "score", "total_questions", "correct_answers", "time_spent", "difficulty",
  "timestamp", "completed_at" from "quiz_result" where "quiz_result"."user_id" = ?
  order by "quiz_result"."timestamp" desc, "quiz_result"."id" desc limit ?`
const PAGE = 10

type Session = {
  user_id: string
  expires_at: number
  email: string
  display_name: string | null
  photo_url: string | null
}

const app = new Hono<{ Bindings: { DB: D1Database } }>()

async function findSession(db: D1Database, cookie: string | undefined): Promise<Session | null> {
  const token = /(?:^|;\s*)session=([^;]+)/.exec(cookie ?? '')?.[1]
  if (!token) return null
  const id = createHash('sha256').update(token).digest('base64url')
  const session = await db.prepare(SESSION).bind(id).first<Session>()
  return session && session.expires_at > Date.now() ? session : null
}

app.get('/session', async (c) => {
  const session = await findSession(c.env.DB, c.req.header('Cookie'))
  return c.json({
    user: session && {
      uid: session.user_id,
      email: session.email,
      displayName: session.display_name,
      photoURL: session.photo_url,
    },
  })
})

app.get('/results', async (c) => {
  const session = await findSession(c.env.DB, c.req.header('Cookie'))
  if (!session) return c.json({ error: 'unauthenticated' }, 401)
  const { results } = await c.env.DB.prepare(RESULTS)
    .bind(session.user_id, PAGE + 1)
    .all()
  return c.json({ items: results.slice(0, PAGE), more: results.length > PAGE })
})

export default app
