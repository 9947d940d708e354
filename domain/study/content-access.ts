import { z } from 'zod'
import { Moment } from '../calendar/moment.ts'
import { CONTENT_TYPES } from './content-types.ts'

const ContentType = z.enum(CONTENT_TYPES, 'That is no kind of content.')

/** An access to the same content within this time, in milliseconds, extends the earlier record. */
export const MERGE_WINDOW_MS = 60 * 60 * 1000

const VISIT_SECONDS_MAX = 24 * 60 * 60

const text = (max: number) => z.string().trim().min(1).max(max)

/**
 * One opening of something to read. `visitId` is made in the browser when it is opened, and `timeSpent` is the whole
 * time of that visit so far, in seconds: so the same report can arrive twice, late or out of order without harm.
 */
export const ContentVisit = z.strictObject({
  visitId: z.uuid('A visit needs an id (a UUID).'),
  contentId: text(160),
  contentType: ContentType,
  title: text(200),
  subject: text(80),
  chapter: text(200).optional(),
  url: text(400)
    // Browsers read a backslash as a slash, and leave out line breaks and tabs.
    .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, 'An address of this site begins with one slash.')
    .optional(),
  timeSpent: z
    .int('Time spent is in whole seconds.')
    .min(0, 'Time spent cannot be negative.')
    .max(VISIT_SECONDS_MAX, 'A visit lasts a day at most.'),
  progress: z
    .number('Progress is a percentage.')
    .min(0, 'Progress is a percentage from 0 to 100.')
    .max(100, 'Progress is a percentage from 0 to 100.'),
  /** The time of the visit's last activity and the time of sending, by the device's clock; without them it is now. */
  at: Moment.optional(),
  sentAt: Moment.optional(),
})
export type ContentVisit = z.infer<typeof ContentVisit>

const RECENT_MAX = 50
const RECENT_MESSAGE = `Ask for 1 to ${RECENT_MAX} records.`

/** Which of the latest records are asked for. */
export const RecentAccesses = z
  .strictObject({
    limit: z.int().min(1, RECENT_MESSAGE).max(RECENT_MAX, RECENT_MESSAGE).default(10),
    /** Of these types only, among the latest 200 records. */
    types: z.array(ContentType).min(1, 'Ask for one type at least.').max(CONTENT_TYPES.length).optional(),
  })
  .default({ limit: 10 })
