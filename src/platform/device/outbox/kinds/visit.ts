import * as z from 'zod/mini'
import { Amount, Count, Text } from '#domain/stored-json.ts'
import { CONTENT_TYPES } from '#domain/study/content-types.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

const VisitedContent = z.object({
  contentType: z.enum(CONTENT_TYPES),
  contentId: Text,
  title: Text,
  subject: Text,
  chapter: z.exactOptional(Text),
  /** The address of its page. */
  url: Text,
})
/** The opened content. */
export type VisitedContent = z.infer<typeof VisitedContent>

/** A report has the total so far, so a repeated one adds nothing. */
const VisitReport = z.object({
  ...VisitedContent.shape,
  /** Seconds of reading so far. */
  timeSpent: Count,
  /** The largest seen share so far, in percent. */
  progress: Amount.check(z.lte(100)),
})

/** One visit to a page; its id is made when it begins. */
export const visit: OutboxKind<z.infer<typeof VisitReport>, Outputs['contentAccess']['record']> = {
  payload: VisitReport,
  send: (api, { id, payload, at }, now, signal) =>
    api.contentAccess.record.mutate({ visitId: id, ...payload, at, sentAt: now }, { signal }),
  merge: (before, after) => ({
    ...after,
    at: Math.max(before.at, after.at),
    // A write that only waited for the connection is not delayed again.
    notBefore: Math.min(before.notBefore, after.notBefore),
    payload: {
      ...after.payload,
      timeSpent: Math.max(before.payload.timeSpent, after.payload.timeSpent),
      progress: Math.max(before.payload.progress, after.payload.progress),
    },
  }),
  // The opening of a page is sent at once.
  unsentName: { name: 'your reading', hasPlural: false },
  isCounted: ({ payload: { contentType } }) => contentType !== 'quiz' && contentType !== 'chapter',
  failure: 'Recording a visit failed',
  isStudy: true,
  guestMax: 20,

  refresh: ({ contentAccess, stats, home }) =>
    Promise.all([contentAccess.recent.invalidate(), stats.get.invalidate(), home.invalidate()]),
}
