import { httpLink } from '@trpc/client'
import type { ContentVisit } from '../../../domain/content-access.ts'
import { trpc } from '../../trpc.ts'

// Unbatched, and kept alive by the browser: the last report is sent while the page goes away.
const client = trpc.createClient({
  links: [
    httpLink({
      url: '/api/trpc',
      fetch: (url, { signal, ...options } = {}) => fetch(url, { ...options, signal: signal ?? null, keepalive: true }),
    }),
  ],
})

export async function sendVisit(visit: ContentVisit): Promise<void> {
  await client.contentAccess.record.mutate(visit)
}
