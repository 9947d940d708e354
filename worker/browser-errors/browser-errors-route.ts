import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { BrowserError, withoutValues } from '#domain/browser-error.ts'
import { openDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'

/**
 * Errors in browsers, for the log. A browser sends them without waiting for an answer, so a report that is refused or
 * over the limit is dropped without a word. Neither address nor session is logged.
 */
export const browserErrorsRoute = new Hono<{ Bindings: Env; Variables: RequestIdVariables }>().post('/', async (c) => {
  const { success, data } = BrowserError.safeParse(await c.req.json().catch(() => null))
  if (!success) return c.json({ error: { code: 'BAD_REQUEST', message: 'This is no report of an error.' } }, 400)
  const [db, now] = [openDatabase(c.env), Date.now()]
  const { errorsFromNetwork, errorsOfAll } = await openLimits(db, now)
  const throttle = openThrottle(db, now)
  const counters = [errorsFromNetwork(c.req.header('CF-Connecting-IP') ?? 'unknown'), errorsOfAll] as const
  const [counted] = await db.batch([throttle.count(counters), throttle.sweep()])
  if (!isOver(counted)) {
    // The browser has done this already, unless the report is forged.
    const message = withoutValues(data.message)
    console.error(JSON.stringify({ level: 'error', kind: 'browser', requestId: c.get('requestId'), ...data, message }))
  }
  return c.body(null, 204)
})
