/**
 * How a request of a page is answered:
 * - `page`: an address of the app, as a document
 * - `asset`: a file with a hash in its name. It never changes
 * - `named`: a file under a lasting name, which a later build may change
 * - `pass`: the worker's API and everything else, which the service worker does not handle
 */
export type RequestKind = 'page' | 'asset' | 'named' | 'pass'

/** The version is in the name (text, outline and pictures of a note) or in the address (a PDF). */
const VERSIONED = /^\/files\/flowing-notes\/|[?&]v=/
/** Pages that always come over the network: the way back from a broken service worker. */
const NEVER = /^\/(?:api|recover)(?:\/|$)/

type Asked = { method: string; mode: string; url: URL; origin: string }

export function kindOfRequest({ method, mode, url, origin }: Asked): RequestKind {
  const { pathname, search } = url
  if (method !== 'GET' || url.origin !== origin || NEVER.test(pathname)) return 'pass'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/files/')) return VERSIONED.test(pathname + search) ? 'asset' : 'named'
  if (pathname.startsWith('/pdfjs/') || /\.(?:svg|png|css|webmanifest)$/.test(pathname)) return 'named'
  return mode === 'navigate' && !/\.[a-z]+$/.test(pathname) ? 'page' : 'pass'
}

/** The address under which a page is cached: without filters and without a slash at the end. */
export function pathOfPage({ pathname }: URL): string {
  return pathname.replace(/(?<=.)\/+$/, '')
}

export function isDashboard(path: string): boolean {
  return path === '/dashboard' || path.startsWith('/dashboard/')
}
