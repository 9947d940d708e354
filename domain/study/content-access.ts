import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { addressOf, lineOf, listOf } from '../input.ts'
import { CONTENT_TYPES } from './content-types.ts'

const ContentType = z.enum(CONTENT_TYPES, 'That is no kind of content.')

/** An access to the same content within this time, in milliseconds, extends the earlier record. */
export const MERGE_WINDOW_MS = 60 * 60 * 1000

const VISIT_SECONDS_MAX = 24 * 60 * 60

const line = (max: number) => lineOf({ max, none: 'A visit names what is read.', long: 'That name is too long.' })

/**
 * One opening of a content. The browser makes `visitId`, and `timeSpent` is the total time of the visit so far, in
 * seconds. So a report can arrive twice, late or out of order without harm.
 */
export const ContentVisit = z.strictObject({
  visitId: z.uuid('A visit needs an id (a UUID).'),
  contentId: line(160),
  contentType: ContentType,
  title: line(200),
  subject: line(80),
  chapter: z.optional(line(200)),
  url: z.optional(addressOf({ max: 400, none: 'An address of this site begins with one slash.' })),
  timeSpent: z
    .int('Time spent is in whole seconds.')
    .check(z.gte(0, 'Time spent cannot be negative.'), z.lte(VISIT_SECONDS_MAX, 'A visit lasts a day at most.')),
  progress: z
    .number('Progress is a percentage.')
    .check(z.gte(0, 'Progress is a percentage from 0 to 100.'), z.lte(100, 'Progress is a percentage from 0 to 100.')),
  /** The time of the visit's last activity and the time of sending, by the device's clock; absent means now. */
  at: z.optional(Moment),
  sentAt: z.optional(Moment),
})
export type ContentVisit = z.infer<typeof ContentVisit>

/** The seconds of a visit that count as study. A quiz has its own time in its result, which must not count twice. */
export function countedSeconds({ contentType, timeSpent }: ContentVisit): number {
  return contentType === 'quiz' ? 0 : timeSpent
}

const RECENT_MAX = 50
const NO_TYPES = 'Ask for one type at least.'
const RECENT_MESSAGE = `Ask for 1 to ${RECENT_MAX} records.`

/** Which of the latest records to list. */
export const RecentAccesses = z._default(
  z.strictObject({
    limit: z._default(z.int().check(z.gte(1, RECENT_MESSAGE), z.lte(RECENT_MAX, RECENT_MESSAGE)), 10),
    /** Only these types, among the latest 200 records. */
    types: z.optional(
      listOf(ContentType, { max: CONTENT_TYPES.length, none: NO_TYPES, many: 'Ask for each type once.' }).check(
        z.minLength(1, NO_TYPES),
      ),
    ),
  }),
  { limit: 10 },
)
