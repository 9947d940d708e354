import { CONTENT_TYPES, type ContentType } from '#domain/study/content-types.ts'
import { isAmount, isCount, isText } from '#domain/untrusted-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

/** The opened content. */
export type VisitedContent = {
  contentType: ContentType
  contentId: string
  title: string
  subject: string
  chapter?: string
  /** The address of its page. */
  url: string
}

/** A report has the total so far, so a repeated one adds nothing. */
type VisitReport = VisitedContent & {
  /** Seconds of reading so far. */
  timeSpent: number
  /** The largest seen share so far, in percent. */
  progress: number
}

/** One visit to a page; its id is made when it begins. */
export const visit: OutboxKind<VisitReport, Outputs['contentAccess']['record']> = {
  parse({ contentId, title, subject, chapter, url, timeSpent, progress, ...rest }) {
    const contentType = CONTENT_TYPES.find((type) => type === rest.contentType)
    if (!contentType || !isText(contentId) || !isText(title) || !isText(subject) || !isText(url)) return null
    if (!isCount(timeSpent) || !isAmount(progress) || progress > 100) return null
    return { contentType, contentId, title, subject, url, timeSpent, progress, ...(isText(chapter) && { chapter }) }
  },
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
  countAs: ({ payload: { contentType } }) => (contentType === 'quiz' || contentType === 'chapter' ? null : 'reading'),
  failure: 'Recording a visit failed',
  isStudy: true,
  guestMax: 20,

  refresh: ({ contentAccess, stats, home }) =>
    Promise.all([contentAccess.recent.invalidate(), stats.get.invalidate(), home.invalidate()]),
}
