import { httpLink, TRPCClientError } from '@trpc/client'
import type { ContentVisit } from '../../../domain/study/content-access.ts'
import { listUnsent, mergePosition } from '../../../domain/study/reading-mark.ts'
import { trpc } from '../../app/trpc.ts'
import { readMarks, updateMark } from './reading-marks.ts'

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

/** At once; what is left waits for the next occasion. */
const SENT_AT_ONCE = 10

/**
 * Tells the account the last page of every note of which it may not know, also those read without a connection. What
 * cannot be sent now stays on the device.
 */
export async function sendPositions(userId: string): Promise<void> {
  for (const position of listUnsent(readMarks(userId)).slice(0, SENT_AT_ONCE)) {
    try {
      const kept = await client.reading.savePosition.mutate(position)
      updateMark(userId, position.noteId, (mark) => mergePosition(mark, kept))
    } catch (error) {
      if (!isRefused(error)) return
      console.error('The page of a note was not stored', error)
      updateMark(userId, position.noteId, (mark) => (mark ? { ...mark, unsent: false } : null))
    }
  }
}

/** The note is gone, say: sending the same again would not help. Signing in again would. */
export function isRefused(error: unknown): boolean {
  const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : null
  return status === 400 || status === 404
}
