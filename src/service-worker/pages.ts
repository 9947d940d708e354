import { BUILD, EMPTY_PAGE, SHELL } from './build.ts'
import { isDashboard, pathOfPage } from './kind-of-request.ts'

const PAGES = `pages ${BUILD}`
/** This many pages are fetched again for a new build. */
const RENEWED_MAX = 20
/** If nothing has arrived by then and there is something else to show, the request is given up. */
const LIMIT_MS = 8_000

/** The last resort: no shell (data saver), and an address that was never opened. */
const NOTHING_HERE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No internet - Adhyayan</title><h1>This page is not on this device yet</h1><p>It needs the internet once. Please check your connection and <a href="">try again</a>, or go to the <a href="/">front page</a>.</p>`

/**
 * A cached page of this build, otherwise one from the network, otherwise the empty page, which the app fills from the
 * device.
 */
export async function openPage(
  request: Request,
  url: URL,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const path = pathOfPage(url)
  const empty = await caches.match(EMPTY_PAGE, { cacheName: SHELL })
  if (empty && isDashboard(path)) return empty
  const kept = await caches.match(path, { cacheName: PAGES })
  if (kept) return kept
  try {
    const response = await (empty ? inTime(fetch(request)) : fetch(request))
    if (response.status >= 500 && empty) return empty
    waitUntil(putPage(path, response.clone()))
    return response
  } catch {
    return empty ?? new Response(NOTHING_HERE, { headers: { 'Content-Type': 'text/html' } })
  }
}

/** Caches a page of this build, and returns the addresses of the files that it names. */
export async function keepPage(path: string): Promise<string[]> {
  if (isDashboard(path)) return []
  const known = await caches.match(path, { cacheName: PAGES })
  return putPage(path, known ?? (await fetch(path)))
}

/** A page of another build is not cached, because it names that build's scripts. */
async function putPage(path: string, response: Response): Promise<string[]> {
  if (response.redirected || !isWhole(response, 'page')) return []
  const html = await response.clone().text()
  if (!html.includes(`"${BUILD}"`)) return []
  await (await caches.open(PAGES)).put(path, response)
  return [...html.matchAll(/\b(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
}

/** The pages that earlier builds have cached, the latest first. */
export async function listEarlierPages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages ') && name !== PAGES)
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const paths = kept.flat().map(({ url }) => new URL(url).pathname)
  return [...new Set(paths.reverse())].slice(0, RENEWED_MAX)
}

/** A network in between may answer with its own page instead of a file. */
export function isWhole(response: Response, kind: 'page' | 'file'): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return response.status === 200 && isPage === (kind === 'page')
}

async function inTime(answer: Promise<Response>): Promise<Response> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The line brings nothing.')), LIMIT_MS)),
  ])
}
