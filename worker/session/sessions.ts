import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Adapter, Lucia, TimeSpan } from 'lucia'
import { SESSION_DAYS } from '../../domain/account/lifetimes.ts'
import type { Database } from '../db/client.ts'
import { prepareOnce } from '../db/prepared.ts'
import { session, user } from '../db/schema.ts'
import { cookieName, readCookie, writeCookie } from './cookies.ts'
import { hashToken } from './tokens.ts'

/** A signed-in student, as every procedure knows him or her. */
export type Student = {
  id: string
  email: string
  displayName: string | null
  photoUrl: string | null
}

const COOKIE = 'session'
/** Readable by the page, worthless to a thief: it says that there is a session to ask about. */
const PRESENCE_COOKIE = 'signed_in'
/** A session ends when it was not used for so long. */
const IDLE = new TimeSpan(SESSION_DAYS.idle, 'd')
/** And, however often it is used, so long after signing in. */
const ABSOLUTE = new TimeSpan(SESSION_DAYS.absolute, 'd')
const USER_AGENT_MAX = 200
/** A session's last use is told to the hour: noting it at every start of the app would be a write for nothing. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1000

type Options = { secure: boolean; now: number }
type Times = { createdAt: number; expiresAt: number; lastUsedAt: number }

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof openLucia>
    DatabaseUserAttributes: Omit<Student, 'id'>
    DatabaseSessionAttributes: Partial<Times>
  }
}

function openLucia(adapter: Adapter) {
  return new Lucia(adapter, {
    sessionExpiresIn: IDLE,
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: ({ createdAt = 0, expiresAt = 0, lastUsedAt = 0 }) => ({
      times: { createdAt, expiresAt, lastUsedAt },
    }),
  })
}

const selectSession = prepareOnce((db) =>
  db
    .select({
      userId: session.userId,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      lastUsedAt: session.lastUsedAt,
      email: user.email,
      displayName: user.displayName,
      photoUrl: user.photoUrl,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sql.placeholder('id')))
    .prepare(),
)

/**
 * Sessions in one query: Lucia's own adapter takes two. Ids that Lucia sees are tokens, ids in the table are hashes.
 * Sessions are stored and renewed in batches with what belongs to them; here only an expired one is deleted.
 */
function adapterFor(db: Database): Adapter {
  return {
    async getSessionAndUser(token) {
      const [row] = await selectSession(db).all({ id: hashToken(token) })
      if (!row) return [null, null]
      const { userId, createdAt, expiresAt, lastUsedAt, ...attributes } = row
      return [
        { id: token, userId, expiresAt: new Date(expiresAt), attributes: { createdAt, expiresAt, lastUsedAt } },
        { id: userId, attributes },
      ]
    },
    async deleteSession(token) {
      await db.delete(session).where(eq(session.id, hashToken(token)))
    },
    // See findStudentAndRenew.
    async updateSessionExpiration() {},
    // A new session is stored by its caller (see prepare).
    async setSession() {},
    deleteUserSessions: refuse,
    getUserSessions: refuse,
    deleteExpiredSessions: refuse,
  }
}

function refuse(): never {
  throw new Error('Sessions are stored and deleted in batches with what belongs to them.')
}

export type Sessions = ReturnType<typeof openSessions>

export function openSessions(db: Database, { secure, now }: Options) {
  const lucia = openLucia(adapterFor(db))
  const name = cookieName(COOKIE, secure)
  const presence = cookieName(PRESENCE_COOKIE, secure)

  return {
    /** The token that a request brought, or null. */
    readToken: (cookieHeader: string | null) => readCookie(cookieHeader, name),

    /** Whose session it is; one query, and one more to delete an expired one. */
    async findStudent(token: string): Promise<Student | null> {
      const { user } = await lucia.validateSession(token)
      return user
    },

    /**
     * As findStudent, but notes that the session is in use, and one past half its life begins its days anew (one
     * more query, then). Only the worker knows: the cookie needs no renewal that could be lost on its way.
     */
    async findStudentAndRenew(token: string): Promise<Student | null> {
      const { user, session: found } = await lucia.validateSession(token)
      if (!found) return null
      const { createdAt, expiresAt, lastUsedAt } = found.times
      const end = found.fresh ? Math.min(now + IDLE.milliseconds(), createdAt + ABSOLUTE.milliseconds()) : expiresAt
      if (end > expiresAt || lastUsedAt <= now - USE_NOTED_EVERY_MS) {
        await db
          .update(session)
          .set({ lastUsedAt: now, expiresAt: end })
          .where(eq(session.id, hashToken(token)))
      }
      return user
    },

    /**
     * A new session that the caller stores with `insert`, in a batch with what belongs to it. It returns the session;
     * nothing, if `onlyIf` does not hold in the batch.
     */
    async prepare(userId: string, { userAgent, onlyIf = sql`1` }: { userAgent: string | null; onlyIf?: SQL }) {
      const { id: token, expiresAt } = await lucia.createSession(userId, {})
      const agent = userAgent?.slice(0, USER_AGENT_MAX) ?? null
      const row = sql`${hashToken(token)}, ${userId}, ${expiresAt.getTime()}, ${now}, ${now}, ${agent}`
      return {
        token,
        insert: db.insert(session).select(sql`select ${row} where ${onlyIf}`).returning({ id: session.id }),
      }
    },

    /** The statement that ends a session, if `onlyIf` holds. */
    ending: (token: string, onlyIf?: SQL) => db.delete(session).where(and(eq(session.id, hashToken(token)), onlyIf)),

    /** Set-Cookie lines for a session. They live as long as it can; whether it still does is for the worker to say. */
    cookies(token: string): string[] {
      const maxAgeSeconds = ABSOLUTE.seconds()
      return [
        writeCookie(name, token, { maxAgeSeconds }),
        writeCookie(presence, '1', { maxAgeSeconds, readable: true }),
      ]
    },

    /** Set-Cookie lines that forget a session. */
    blankCookies: (): string[] => [
      writeCookie(name, '', { maxAgeSeconds: 0 }),
      writeCookie(presence, '', { maxAgeSeconds: 0, readable: true }),
    ],
  }
}
