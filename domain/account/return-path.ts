const HOME = '/dashboard'
const LENGTH_MAX = 1000

/**
 * Where to go after signing in: the page the student came from, if it is one of ours at `origin`, or else the dashboard.
 * Never an address that a browser would take for another site.
 */
export function safeReturnPath(from: string | undefined, origin: string): string {
  const url = from && from.length <= LENGTH_MAX ? findUrl(from, origin) : null
  return url?.origin === origin && isPage(url.pathname) ? url.pathname + url.search + url.hash : HOME
}

function findUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** `/.//host` has our origin and the path `//host`, which leads to that host. */
function isPage(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/api/') && path !== '/login'
}
