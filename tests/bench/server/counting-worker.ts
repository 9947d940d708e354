import type { ExecutionContext } from '@cloudflare/workers-types/experimental'
import type { Env } from '../../../worker/env.ts'
import product from '../../../worker/index.ts'
import { countRows } from '../../support/worker/count-rows.ts'

let counted: ReturnType<typeof countRows> | undefined

/** The product, and at one address of its own the rows that its database has read and written so far. */
export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    if (!env.DB) throw new Error('Rows are counted on D1.')
    counted ??= countRows(env.DB)
    if (new URL(request.url).pathname === '/api/counted-rows') return Response.json(counted.rows)
    return product.fetch(request, { ...env, DB: counted.db }, context)
  },
}
