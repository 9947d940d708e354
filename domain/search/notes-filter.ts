import { SCHOOL_CLASSES, type SchoolClass } from '../catalogue/school-class.ts'
import { cutText } from '../graphemes.ts'
import { parseStored, Text, validItems } from '../stored-json.ts'
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
  const chosen = (parseStored(validItems(Text), tags) ?? []).map(shorten).slice(0, TAGS_MAX)
  const range = DATE_RANGES.find((option) => option === added)
  return {
    grade: SCHOOL_CLASSES.find((option) => option === grade),
    // The router reads ?q=12 as a number.
    q: typeof q === 'number' ? String(q) : readText(q),
    subject: readText(subject),
    added: range === 'all' ? undefined : range,
    tags: chosen.length > 0 ? chosen : undefined,
    open: readText(open),
  }
}

function readText(value: unknown): string | undefined {
  return shorten(parseStored(Text, value) ?? '') || undefined
}

function shorten(text: string): string {
  return cutText(text, TEXT_MAX)
}
