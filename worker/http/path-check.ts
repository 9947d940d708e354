import type { MiddlewareHandler } from 'hono'

/**
 * Refuses an address that is not encoded as addresses are, such as `/api/trpc/%` or one that is no UTF-8: tRPC would
 * fail on it before it knows what was asked for.
 */
export const pathCheck: MiddlewareHandler = async (c, next) => {
  if (isEncoded(new URL(c.req.url).pathname)) return next()
  return c.json({ error: { code: 'BAD_REQUEST', message: 'This address is not valid.' } }, 400)
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
