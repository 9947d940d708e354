import { openSessions } from './auth/sessions.ts'
import type { Database } from './db/client.ts'
import type { Context } from './trpc.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

type Options = { request: Request; requestId: string; db: Database; now: number; setCookies: Context['setCookies'] }

export function createContext({ request, requestId, db, now, setCookies }: Options): Context {
  const secure = !LOCAL_HOSTS.has(new URL(request.url).hostname)
  const sessions = openSessions(db, { secure, now })
  const token = sessions.readToken(request.headers.get('Cookie'))
  let student: ReturnType<Context['findStudent']> | undefined

  return {
    db,
    now,
    requestId,
    // Set by Cloudflare itself; what a client says of its own address is not believed.
    address: request.headers.get('CF-Connecting-IP') ?? 'unknown',
    userAgent: request.headers.get('User-Agent'),
    sessions,
    token,
    findStudent() {
      student ??= (async () => {
        if (!token) return null
        const found = await sessions.findStudent(token)
        if (!found) setCookies(sessions.blankCookies())
        return found
      })()
      return student
    },
    setCookies,
  }
}
