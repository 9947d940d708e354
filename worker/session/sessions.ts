import { eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Database } from '../db/client.ts'
import { prepareOnce } from '../db/prepared.ts'
import { session, user } from '../db/schema.ts'
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
const LIFETIME = new TimeSpan(30, 'd')
const USER_AGENT_MAX = 200
/** A session's last use is told to the hour: noting it at every start of the app would be a write for nothing. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1000

type Options = { secure: boolean; now: number }

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof openLucia>
    DatabaseUserAttributes: Omit<Student, 'id'>
    DatabaseSessionAttributes: { userAgent?: string | null; lastUsedAt?: number }
  }
}

function openLucia(adapter: Adapter, secure: boolean) {
  return new Lucia(adapter, {
    sessionExpiresIn: LIFETIME,
    sessionCookie: { name: COOKIE, attributes: { secure, sameSite: 'lax', path: '/' } },
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: ({ lastUsedAt = 0 }) => ({ lastUsedAt }),
  })
}

const selectSession = prepareOnce((db) =>
  db
    .select({
      userId: session.userId,
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
 * `save` lets a new session be stored in one batch with what belongs to it; without `renew`, reading never writes.
 */
function adapterFor(
  db: Database,
  now: number,
  { renew = false, save = runAlone, onlyIf }: AdapterOptions = {},
): Adapter {
  return {
    async getSessionAndUser(token) {
      const [row] = await selectSession(db).all({ id: hashToken(token) })
      if (!row) return [null, null]
      const { userId, expiresAt, lastUsedAt, ...attributes } = row
      return [
        { id: token, userId, expiresAt: new Date(expiresAt), attributes: { lastUsedAt } },
        { id: userId, attributes },
      ]
    },
    async setSession({ id, userId, expiresAt, attributes }: DatabaseSession) {
      const userAgent = attributes.userAgent?.slice(0, USER_AGENT_MAX) ?? null
      const row = {
        id: hashToken(id),
        userId,
        expiresAt: expiresAt.getTime(),
        createdAt: now,
        lastUsedAt: now,
        userAgent,
      }
      await save(
        onlyIf
          ? db
              .insert(session)
              .select(sql`select ${row.id}, ${userId}, ${row.expiresAt}, ${now}, ${now}, ${userAgent} where ${onlyIf}`)
          : db.insert(session).values(row),
      )
    },
    async updateSessionExpiration(token, expiresAt) {
      if (!renew) return
      await db
        .update(session)
        .set({ expiresAt: expiresAt.getTime(), lastUsedAt: now })
        .where(eq(session.id, hashToken(token)))
    },
    async deleteSession(token) {
      await db.delete(session).where(eq(session.id, hashToken(token)))
    },
    async deleteUserSessions(userId) {
      await db.delete(session).where(eq(session.userId, userId))
    },
    getUserSessions() {
      throw new Error('Tokens are not stored, so sessions cannot be listed by token.')
    },
    deleteExpiredSessions() {
      throw new Error('Expired sessions go when they are next seen.')
    },
  }
}

type Statement = BatchItem<'sqlite'>
type AdapterOptions = {
  renew?: boolean
  save?: (insert: Statement) => Promise<unknown>
  onlyIf?: SQL | undefined
}

async function runAlone(insert: Statement): Promise<void> {
  await insert
}

export type Sessions = ReturnType<typeof openSessions>

export function openSessions(db: Database, { secure, now }: Options) {
  const lucia = openLucia(adapterFor(db, now), secure)

  return {
    /** The token that a request brought, or null. */
    readToken: (cookieHeader: string | null) => lucia.readSessionCookie(cookieHeader ?? ''),

    /** Whose session it is; one query, and one more to delete an expired one. */
    async findStudent(token: string): Promise<Student | null> {
      const { user } = await lucia.validateSession(token)
      return user
    },

    /**
     * As findStudent, but notes that the session is in use, and one past half its life begins its 30 days anew (one
     * more query, then).
     */
    async findStudentAndRenew(token: string): Promise<{ student: Student | null; renewed: boolean }> {
      const renewing = openLucia(adapterFor(db, now, { renew: true }), secure)
      const { user, session: found } = await renewing.validateSession(token)
      if (found && !found.fresh && found.lastUsedAt <= now - USE_NOTED_EVERY_MS) {
        await db
          .update(session)
          .set({ lastUsedAt: now })
          .where(eq(session.id, hashToken(token)))
      }
      return { student: user, renewed: found?.fresh ?? false }
    },

    /** A new session that the caller stores with `insert`, in a batch with what belongs to it; `onlyIf` is asked there. */
    async prepare(userId: string, { userAgent, onlyIf }: { userAgent: string | null; onlyIf?: SQL }) {
      const inserts: Statement[] = []
      const save = async (insert: Statement) => void inserts.push(insert)
      const { id: token } = await openLucia(adapterFor(db, now, { save, onlyIf }), secure).createSession(userId, {
        userAgent,
      })
      const [insert] = inserts
      if (!insert) throw new Error('Lucia made a session without storing it.')
      return { token, insert }
    },

    /** The statement that ends a session. */
    ending: (token: string) => db.delete(session).where(eq(session.id, hashToken(token))),

    /** Set-Cookie lines for a session. */
    cookies(token: string): string[] {
      return [lucia.createSessionCookie(token).serialize(), presence('1', LIFETIME.seconds(), secure)]
    },

    /** Set-Cookie lines that forget a session. */
    blankCookies(): string[] {
      return [lucia.createBlankSessionCookie().serialize(), presence('', 0, secure)]
    },
  }
}

function presence(value: string, maxAge: number, secure: boolean): string {
  return `${PRESENCE_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
}
