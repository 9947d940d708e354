import { FALLBACK_BLOG } from '../../domain/resources/resource-kinds.ts'
import type { Env } from '../env.ts'

const BLOG = /^\/resources\/blogs\/[^/]+\/?$/

/**
 * Answers a request outside /api for which there is no file: with the page that says so, or, for an unknown post, with the
 * post that stands in for it. Browsers may not keep the answer, as they may keep the files of the same folder: while a
 * new version is deployed a file can be missing for a moment.
 */
export async function answerMissingFile(request: Request, assets: Env['ASSETS']): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const isBlog = isReading && BLOG.test(pathname)
  const page = await assets.fetch(`${origin}${isBlog ? `/resources/blogs/${FALLBACK_BLOG}` : '/404'}`)
  const headers = new Headers(page.headers)
  headers.delete('ETag')
  headers.set('Cache-Control', 'no-cache')
  return new Response(request.method === 'HEAD' ? null : page.body, { status: isBlog ? page.status : 404, headers })
}
