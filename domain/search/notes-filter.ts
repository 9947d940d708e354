import { SCHOOL_CLASSES, type SchoolClass } from '../catalogue/school-class.ts'
import { cutText } from '../graphemes.ts'
import { isText } from '../untrusted-json.ts'
import { DATE_RANGES, type DateRange } from './date-range.ts'

/** The state of Study Notes, as it is in the address. An absent field has its default value. */
export type NotesFilter = {
  /** Absent means the class of the student's grade level. */
  grade?: SchoolClass | undefined
  q?: string | undefined
  subject?: string | undefined
  added?: Exclude<DateRange, 'all'> | undefined
  tags?: string[] | undefined
  /** The key of the subject whose card is open. */
  open?: string | undefined
}

const TEXT_MAX = 100
const TAGS_MAX = 10

/** Keeps the valid fields of an address. All keys are always present; otherwise the router keeps invalid values. */
export function parseNotesFilter({ grade, q, subject, added, tags, open }: Record<string, unknown>): NotesFilter {
  const chosen = Array.isArray(tags) ? tags.filter(isText).map(shorten).slice(0, TAGS_MAX) : []
  const range = DATE_RANGES.find((option) => option === added)
  return {
    grade: SCHOOL_CLASSES.find((option) => option === grade),
    // The router reads ?q=12 as a number.
    q: isText(q) || typeof q === 'number' ? shorten(String(q)) || undefined : undefined,
    subject: isText(subject) ? shorten(subject) || undefined : undefined,
    added: range === 'all' ? undefined : range,
    tags: chosen.length > 0 ? chosen : undefined,
    open: isText(open) ? shorten(open) || undefined : undefined,
  }
}

function shorten(text: string): string {
  return cutText(text, TEXT_MAX)
}
