import type { ExecutionContext } from '@cloudflare/workers-types/experimental'
import { countRows } from '#tests/support/worker/count-rows.ts'
import type { Env } from '#worker/env.ts'
import product from '#worker/index.ts'

let counted: ReturnType<typeof countRows> | undefined

/** The product, with one more address for the rows that its database has read and written so far. */
export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    if (!env.DB) throw new Error('Rows are counted on D1.')
    counted ??= countRows(env.DB)
    if (new URL(request.url).pathname === '/api/counted-rows') return Response.json(counted.rows)
    return product.fetch(request, { ...env, DB: counted.db }, context)
  },
}
