import { isLocalHost } from '../http/local-host.ts'

/** Everywhere except on the developer's own machine, which has no certificate. */
export function wantsSecureCookies(request: Request): boolean {
  return !isLocalHost(new URL(request.url).hostname)
}
