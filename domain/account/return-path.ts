const HOME = '/dashboard'
const LENGTH_MAX = 1000

/**
 * Where to go after signing in: to `from`, the page that the student came from, if it is a page of this site
 * (`origin`), otherwise to the dashboard. Never to an address that a browser would resolve to another site.
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

/** The path may not begin with two slashes: `/.//host` has our origin and the path `//host`, which leads to that host. */
function isPage(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/api/') && path !== '/login'
}
