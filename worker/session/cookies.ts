import { isLocalHost } from '../http/local-host.ts'

// Reads and writes our own cookies by name. Other apps on the same host may have cookies with any content.

export type CookieOptions = { maxAgeSeconds: number; readable?: boolean }

/**
 * On a site with a certificate, no other host, and no page without a certificate, can set or replace a cookie with this
 * prefix.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** Every cookie of a request whose name begins with `beginning`, as it was sent. */
export function readCookies(header: string | null, beginning: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && name.startsWith(beginning) && !found.has(name)) found.set(name, pair.slice(at + 1).trim())
  }
  return found
}

export function readCookie(header: string | null, name: string): string | null {
  return readCookies(header, name).get(name) || null
}

/** A Set-Cookie line; `name` comes from `cookieName`. Scripts of a page cannot read it unless it is `readable`. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, readable = false }: CookieOptions): string {
  const secure = name.startsWith('__Host-')
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${readable ? '' : '; HttpOnly'}${secure ? '; Secure' : ''}`
}

/** Everywhere except on the developer's own machine, which has no certificate. */
export function wantsSecureCookies(request: Request): boolean {
  return !isLocalHost(new URL(request.url).hostname)
}
