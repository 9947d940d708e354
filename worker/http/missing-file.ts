import { FALLBACK_BLOG } from '#domain/resources/resource-kinds.ts'
import type { Env } from '../env.ts'

const DASHBOARD = /^\/dashboard\//
const BLOG = /^\/resources\/blogs\/[^/]+\/?$/
/** Files that only the worker reads: the quizzes with their answers. */
const HIDDEN = /^\/api(\/|$)/

/**
 * Answers a request outside /api for which there is no file: with the 404 page, with the post that replaces an unknown
 * one, or, for any path of the dashboard, with its home. Browsers may not cache the answer as they cache the files of
 * the same folder, because a file can be missing for a moment while a new version is deployed.
 */
export async function answerMissingFile(request: Request, assets: Env['ASSETS']): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const plain = toPlainPath(pathname)
  if (isReading && plain !== pathname && !HIDDEN.test(plain)) {
    const file = await assets.fetch(new Request(request, { redirect: 'manual' }))
    if (file.status !== 404) return file
  }
  const substitute = isReading ? findSubstitute(pathname) : null
  const page = await assets.fetch(`${origin}${substitute ?? '/404'}`)
  const headers = new Headers(page.headers)
  headers.delete('ETag')
  headers.set('Cache-Control', 'no-cache')
  return new Response(request.method === 'HEAD' ? null : page.body, { status: substitute ? page.status : 404, headers })
}

/**
 * The path of the file that Cloudflare finds for an address. Cloudflare decodes escapes, joins repeated slashes, and
 * redirects to the usual spelling. wrangler.toml sends such spellings to the Worker first, because a redirect would
 * reveal which hidden files exist.
 */
function toPlainPath(pathname: string): string {
  return pathname.split('/').map(decode).join('/').replace(/\/+/g, '/')
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function findSubstitute(pathname: string): string | null {
  if (DASHBOARD.test(pathname)) return '/dashboard'
  return BLOG.test(pathname) ? `/resources/blogs/${FALLBACK_BLOG}` : null
}
