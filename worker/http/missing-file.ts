import { FALLBACK_BLOG } from '../../domain/resources/resource-kinds.ts'
import type { Env } from '../env.ts'

const DASHBOARD = /^\/dashboard\//
const BLOG = /^\/resources\/blogs\/[^/]+\/?$/
/** What lies there is for the worker alone: the quizzes with their answers. */
const HIDDEN = /^\/api(\/|$)/

/**
 * Answers a request outside /api for which there is no file: with the page that says so, with the post that stands in for
 * an unknown one, or, for any path of the dashboard, with its home. Browsers may not keep the answer, as they may keep the files of the same folder: while a
 * new version is deployed a file can be missing for a moment.
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
 * The path of the file that Cloudflare finds for an address. It reads escapes and repeated slashes as what they stand for,
 * and redirects to the usual spelling. wrangler.toml has the Worker asked first about such spellings, because a redirect
 * would tell which hidden files there are.
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
