import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Database } from '../db/client.ts'
import { prepareOnce } from '../db/prepared.ts'
import { session, user } from '../db/schema.ts'

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

type Options = { secure: boolean; now: number }

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof openLucia>
    DatabaseUserAttributes: Omit<Student, 'id'>
    DatabaseSessionAttributes: { userAgent?: string | null }
  }
}

function openLucia(adapter: Adapter, secure: boolean) {
  return new Lucia(adapter, {
    sessionExpiresIn: LIFETIME,
    sessionCookie: { name: COOKIE, attributes: { secure, sameSite: 'lax', path: '/' } },
    getUserAttributes: (attributes) => attributes,
  })
}

/** The token in the cookie opens the account, so only its hash is stored. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const selectSession = prepareOnce((db) =>
  db
    .select({
      userId: session.userId,
      expiresAt: session.expiresAt,
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
function adapterFor(db: Database, now: number, { renew = false, save = runAlone }: AdapterOptions = {}): Adapter {
  return {
    async getSessionAndUser(token) {
      const [row] = await selectSession(db).all({ id: hashToken(token) })
      if (!row) return [null, null]
      const { userId, expiresAt, ...attributes } = row
      return [
        { id: token, userId, expiresAt: new Date(expiresAt), attributes: {} },
        { id: userId, attributes },
      ]
    },
    async setSession({ id, userId, expiresAt, attributes }: DatabaseSession) {
      const insert = db.insert(session).values({
        id: hashToken(id),
        userId,
        expiresAt: expiresAt.getTime(),
        createdAt: now,
        lastUsedAt: now,
        userAgent: attributes.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      })
      await save(insert)
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
type AdapterOptions = { renew?: boolean; save?: (insert: Statement) => Promise<unknown> }

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

    /** As findStudent, but a session past half its life begins its 30 days anew (one more query, then). */
    async findStudentAndRenew(token: string): Promise<{ student: Student | null; renewed: boolean }> {
      const renewing = openLucia(adapterFor(db, now, { renew: true }), secure)
      const { user, session } = await renewing.validateSession(token)
      return { student: user, renewed: session?.fresh ?? false }
    },

    /** Stores a new session in one batch after the statements that belong to it, and returns its token. */
    async create(
      userId: string,
      { userAgent, after }: { userAgent: string | null; after: Statement[] },
    ): Promise<string> {
      const save = async (insert: Statement) => {
        const [first = insert, ...rest] = [...after, insert]
        await db.batch([first, ...rest])
      }
      const { id } = await openLucia(adapterFor(db, now, { save }), secure).createSession(userId, { userAgent })
      return id
    },

    end: (token: string) => lucia.invalidateSession(token),

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
