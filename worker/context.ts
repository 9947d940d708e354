import { SITE } from '#content/site/facts.ts'
import type { Env } from './env.ts'
import { isLocalHost } from './http/local-host.ts'
import { findMailer } from './mail/mailer.ts'
import { readHashAlgorithm } from './password/hash-algorithm.ts'
import { openKnownDevice } from './password/known-device.ts'
import type { Context } from './procedures.ts'
import { wantsSecureCookies } from './session/cookies.ts'
import { checkClaim, readClaimedId } from './session/request-student.ts'
import { openSessions } from './session/sessions.ts'

/** Where links in mails lead. A request can name any host, so its host is used only on the developer's own machine. */
function originOfLinks(url: URL): string {
  return isLocalHost(url.hostname) ? url.origin : SITE.origin
}

type Options = Pick<Context, 'db' | 'later' | 'now' | 'requestId' | 'setCookies'> & { request: Request; env: Env }

export function createContext({ request, env, requestId, db, now, later, setCookies }: Options): Context {
  const secure = wantsSecureCookies(request)
  const sessions = openSessions(db, { secure, now })
  const cookies = request.headers.get('Cookie')
  const token = sessions.readToken(cookies)
  const claimedId = readClaimedId(request)
  const url = new URL(request.url)
  const actor: Context['actor'] = { userId: null }
  let student: ReturnType<Context['findStudent']> | undefined

  return {
    db,
    assets: env.ASSETS,
    now,
    requestId,
    // The only trusted header, because Cloudflare sets it. A client can forge all others.
    address: request.headers.get('CF-Connecting-IP') ?? 'unknown',
    userAgent: request.headers.get('User-Agent'),
    sessions,
    token,
    claimedId,
    actor,
    device: openKnownDevice(cookies, { secure }),
    hasEmailSignIn: env.EMAIL_SIGN_IN !== 'off',
    hashAlgorithm: readHashAlgorithm(env.PASSWORD_HASH),
    mailer: findMailer(env, url),
    origin: originOfLinks(url),
    site: { origin: url.origin, hostname: url.hostname },
    findStudent() {
      student ??= (async () => {
        const found = token ? await sessions.findStudent(token) : null
        actor.userId = found?.id ?? null
        checkClaim(claimedId, found)
        return found
      })()
      return student
    },
    async findStudentWith(select, selectMore) {
      const found = token
        ? await sessions.findStudentWith(token, select, selectMore)
        : { student: null, rows: [] as [], more: [] as [] }
      actor.userId = found.student?.id ?? null
      checkClaim(claimedId, found.student)
      return found
    },
    setCookies,
    later,
  }
}
