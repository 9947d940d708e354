import type { MiddlewareHandler } from 'hono'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a request change state only if it comes from our own pages. Browsers send Origin with every such request. A
 * request without it (not from a browser, or stripped) must at least say that it is from the same origin. Scheme, host
 * and port must match. (`wrangler dev` writes its own scheme into every header with its host before the Worker sees it,
 * so there https is accepted for http.)
 */
export const originCheck: MiddlewareHandler = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isSameOrigin(c.req.raw)) {
    return c.json({ error: { code: 'FORBIDDEN', message: 'This request does not come from our site.' } }, 403)
  }
  return next()
}

function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null) return request.headers.get('Sec-Fetch-Site') === 'same-origin'
  return origin === new URL(request.url).origin
}
