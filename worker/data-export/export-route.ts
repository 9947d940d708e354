import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { DATA_MESSAGES, dataFileName } from '#domain/account/own-data.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { Failure } from '#domain/failure.ts'
import { type Database, openDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { logError } from '../http/log.ts'
import { findRequestStudent } from '../session/request-student.ts'
import { limitsById } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { PARTS, type Part } from './parts.ts'
import { PAGE_MAX, type Page, selectFirstPage, selectPage, selectSingles } from './store.ts'
import { writeData } from './write-data.ts'

type App = { Bindings: Env; Variables: RequestIdVariables }

/**
 * Sends all data of the signed-in student as one file. It answers POST, so that the origin check keeps other sites from
 * making a student's browser download it. It is not a procedure, because it streams: the file is sent while it is read
 * from the database, in two round trips and one more for each further page of a long list.
 */
export const exportRoute = new Hono<App>().post('/', async (c) => {
  const db = openDatabase(c.env)
  const now = Date.now()
  const student = await findRequestStudent(c.req.raw, { db, now })
  if (!student) throw new Failure('unauthenticated', SIGN_IN_FIRST)

  const throttle = openThrottle(db, now)
  const exports = limitsById.exportsOf(student.id)
  const hasRoom = throttle.hasRoom(exports)
  const [[account], [profile], [preferences], [quizSettings], [stats], room, ...pages] = await db.batch([
    ...selectSingles(db, student.id),
    throttle.selectRoom(exports),
    ...PARTS.map((part) => selectFirstPage(db, student.id, part, hasRoom)),
    // Last, because it can take the last place.
    throttle.count([exports]),
  ])
  if (isOver(room)) throw new Failure('too-many-requests', DATA_MESSAGES.tooMany)

  const lists = PARTS.map((part, index) => ({
    name: part.name,
    pages: readPages(db, student.id, part, (pages[index] ?? []) as Page),
  }))
  const text = writeData(now, { account, profile, preferences, quizSettings, stats }, lists)
  const report = (error: unknown) => logError({ requestId: c.get('requestId'), path: c.req.path, error })
  return c.body(toStream(text, report), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${dataFileName(now)}"`,
    'Cache-Control': 'no-store',
  })
})

/** All pages of a list; `first` is the page that has been read already. */
async function* readPages(db: Database, userId: string, part: Part, first: Page) {
  let page = first
  for (;;) {
    yield page.map(({ row }) => row)
    const last = page.at(-1)
    if (!last || page.length < PAGE_MAX) return
    page = await selectPage(db, userId, part, last.at)
  }
}

/** A failure in the middle aborts the response, so that an incomplete file is not taken for a complete one. */
function toStream(pieces: AsyncGenerator<string>, report: (error: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        report(error)
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
