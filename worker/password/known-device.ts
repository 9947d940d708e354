import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { KEPT_DAYS } from '#domain/account/lifetimes.ts'
import { cookieName, readCookie, writeCookie } from '../session/cookies.ts'

const COOKIE = 'known_device'
const LIFETIME_SECONDS = KEPT_DAYS.knownDevice * 24 * 60 * 60
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

type Account = { id: string; passwordHash: string | null }

export type KnownDevice = ReturnType<typeof openKnownDevice>

/**
 * A device that has signed in to an account before. Guesses made elsewhere do not lock it out. Its cookie holds a
 * random name and a code that only the worker can make, keyed by the stored password hash. So nothing is stored, and a
 * new password invalidates it. The cookie alone gives no access. (OWASP, "Device cookies":
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies)
 */
export function openKnownDevice(cookieHeader: string | null, { secure }: { secure: boolean }) {
  const ours = cookieName(COOKIE, secure)
  const [, name = null, code = ''] = VALUE.exec(readCookie(cookieHeader, ours) ?? '') ?? []

  return {
    /** The name in the device's cookie, which anybody could forge. */
    name,

    isKnownTo(account: Account): boolean {
      if (name === null || account.passwordHash === null) return false
      return timingSafeEqual(Buffer.from(code), Buffer.from(codeFor(name, account.id, account.passwordHash)))
    },

    /**
     * The Set-Cookie line that makes the device known. The name is always new, because an old one may have been
     * planted.
     */
    remember(account: { id: string; passwordHash: string }): string {
      const name = randomBytes(16).toString('base64url')
      const value = `${name}.${codeFor(name, account.id, account.passwordHash)}`
      return writeCookie(ours, value, { maxAgeSeconds: LIFETIME_SECONDS })
    },

    /** The Set-Cookie line that makes the device unknown again. */
    forget: () => writeCookie(ours, '', { maxAgeSeconds: 0 }),
  }
}

function codeFor(name: string, userId: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`known device:${userId}:${name}`).digest('base64url')
}
