/** Where to go after signing in: the page the student came from, if it is one of ours. */
export function safeReturnPath(from: string | undefined): string {
  if (!from) return '/dashboard'
  const url = new URL(from, location.origin)
  return url.origin === location.origin && url.pathname !== '/login'
    ? url.pathname + url.search + url.hash
    : '/dashboard'
}
