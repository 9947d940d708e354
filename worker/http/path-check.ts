import type { MiddlewareHandler } from 'hono'

/**
 * Refuses an invalid address, such as `/api/trpc/%` or one that is not UTF-8. tRPC would fail on it before it knows the
 * procedure.
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
