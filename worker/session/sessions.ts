import { and, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type Adapter, Lucia, TimeSpan } from 'lucia'
import { SESSION_DAYS, SESSIONS_MAX } from '#domain/account/lifetimes.ts'
import type { Database } from '../db/client.ts'
import { prepareOnce } from '../db/prepared.ts'
import { rowOf } from '../db/row-of.ts'
import { session, user } from '../db/schema.ts'
import { cookieName, readCookie, writeCookie } from './cookies.ts'
import { hashToken } from './tokens.ts'

/** A signed-in student, as procedures get it. */
export type Student = {
  id: string
  email: string
  displayName: string | null
  photoUrl: string | null
}

const COOKIE = 'session'
/** Readable by the page and useless to a thief: it only says that there is a session. */
const PRESENCE_COOKIE = 'signed_in'
/** A session ends when it was not used for this long. */
const IDLE = new TimeSpan(SESSION_DAYS.idle, 'd')
/** A session ends this long after signing in, however often it is used. */
const ABSOLUTE = new TimeSpan(SESSION_DAYS.absolute, 'd')
const USER_AGENT_MAX = 200
/** SQLite needs a limit before an offset. Usually a sign-in ends one session. */
const ENDED_AT_ONCE = 100
/** The last use of a session is stored to the hour, because one write at every start of the app would be too many. */
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

const selectSession = prepareOnce((db) => selectSessionOf(db, sql.placeholder('id')).prepare())

function selectSessionOf(db: Database, id: string | Placeholder) {
  return db
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
    .where(eq(session.id, id))
}

/**
 * Finds sessions in one query; Lucia's own adapter takes two. The ids that Lucia sees are tokens, the ids in the table
 * are hashes. Sessions are stored and renewed in batches with the statements that belong to them; here only expired
 * ones are deleted.
 */
function adapterFor(db: Database, read = (token: string) => selectSession(db).all({ id: hashToken(token) })): Adapter {
  return {
    async getSessionAndUser(token) {
      const [row] = await read(token)
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

/** A query of the student's rows, which runs in a batch. */
export type Select<Rows extends unknown[]> = (userId: SQL<string>) => Promise<Rows> & BatchItem<'sqlite'>

export type Sessions = ReturnType<typeof openSessions>

export function openSessions(db: Database, { secure, now }: Options) {
  const lucia = openLucia(adapterFor(db))
  const name = cookieName(COOKIE, secure)
  const presence = cookieName(PRESENCE_COOKIE, secure)

  return {
    /** The token of a request, or null. */
    readToken: (cookieHeader: string | null) => readCookie(cookieHeader, name),

    /** The student of a session; one query, and one more to delete an expired session. */
    async findStudent(token: string): Promise<Student | null> {
      const { user } = await lucia.validateSession(token)
      return user
    },

    /**
     * Like findStudent, but in the same round trip it reads rows of the student, whose id is not known yet: `select`
     * gets it as an expression. `selectMore` reads rows of another table.
     */
    async findStudentWith<Rows extends unknown[], More extends unknown[] = []>(
      token: string,
      select: Select<Rows>,
      selectMore?: Select<More>,
    ): Promise<{ student: Student | null; rows: Rows; more: More | [] }> {
      const id = hashToken(token)
      const userId = sql<string>`(select ${session.userId} from ${session} where ${session.id} = ${id})`
      const [found, rows, more = [] as []] = await db.batch([
        selectSessionOf(db, id),
        select(userId),
        ...(selectMore ? [selectMore(userId)] : []),
      ])
      const { user } = await openLucia(adapterFor(db, async () => found)).validateSession(token)
      return { student: user, rows, more }
    },

    /**
     * Like findStudent, but also records that the session is in use. A session past half of its life is extended (one
     * more query). Only the worker knows of it: there is no renewed cookie that could be lost.
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
     * A new session that the caller stores with `insert`, in a batch with the statements that belong to it. It returns
     * the session, or nothing if `onlyIf` does not hold in the batch.
     */
    async prepare(userId: string, { userAgent, onlyIf = sql`1` }: { userAgent: string | null; onlyIf?: SQL }) {
      const { id: token, expiresAt } = await lucia.createSession(userId, {})
      const row = rowOf(session, {
        id: hashToken(token),
        userId,
        expiresAt: expiresAt.getTime(),
        createdAt: now,
        lastUsedAt: now,
        userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      })
      return {
        token,
        insert: db.insert(session).select(sql`select ${row} where ${onlyIf}`).returning({ id: session.id }),
      }
    },

    /** The statement that makes room for one more session of a student, if `onlyIf` holds. */
    makeRoom: (userId: string, onlyIf?: SQL) =>
      db.delete(session).where(
        and(
          inArray(
            session.id,
            db
              .select({ id: session.id })
              .from(session)
              .where(eq(session.userId, userId))
              .orderBy(desc(session.lastUsedAt))
              .limit(ENDED_AT_ONCE)
              .offset(SESSIONS_MAX - 1),
          ),
          onlyIf,
        ),
      ),

    /** The statement that ends a session, if `onlyIf` holds. */
    ending: (token: string, onlyIf?: SQL) => db.delete(session).where(and(eq(session.id, hashToken(token)), onlyIf)),

    /**
     * Set-Cookie lines for a session. They last for the longest life of a session; the worker decides whether it still
     * lives.
     */
    cookies(token: string): string[] {
      const maxAgeSeconds = ABSOLUTE.seconds()
      return [
        writeCookie(name, token, { maxAgeSeconds }),
        writeCookie(presence, '1', { maxAgeSeconds, readable: true }),
      ]
    },

    /** Set-Cookie lines that delete a session's cookies. */
    blankCookies: (): string[] => [
      writeCookie(name, '', { maxAgeSeconds: 0 }),
      writeCookie(presence, '', { maxAgeSeconds: 0, readable: true }),
    ],
  }
}
