// What a device remembers of a note. Free of schemas, which the reader has no need of.
import { isCount, isObject, parseObject } from '../untrusted-json.ts'

export const PAGE_MAX = 10_000

/** Where a student is in a note, and since when, in milliseconds. */
export type Position = { page: number; readAt: number }

/** With the pages that were seen on this device, and whether the account may not know of the position yet. */
export type ReadingMark = Position & { seen: readonly number[]; unsent: boolean }

/** The marks of a student's notes by the ids of the notes; what cannot be read is left out. */
export function parseMarks(json: string | null): Record<string, ReadingMark> {
  const marks: Record<string, ReadingMark> = {}
  for (const [noteId, mark] of Object.entries(parseObject(json) ?? {})) {
    if (!isObject(mark) || !isPage(mark.page)) continue
    marks[noteId] = {
      page: mark.page,
      readAt: isCount(mark.readAt) ? mark.readAt : 0,
      seen: Array.isArray(mark.seen) ? mark.seen.filter(isPage) : [],
      unsent: mark.unsent === true,
    }
  }
  return marks
}

function isPage(value: unknown): value is number {
  return isCount(value) && value >= 1 && value <= PAGE_MAX
}

/** A page came into view. Being shown the page that is remembered is no news; going to another one (`isGone`) is. */
export function markPage(
  mark: ReadingMark | null,
  page: number,
  { isGone, now }: { isGone: boolean; now: number },
): ReadingMark {
  const seen = mark?.seen.includes(page) ? mark.seen : [...(mark?.seen ?? []), page]
  if (mark && (mark.page === page || !isGone)) return { ...mark, seen }
  // To open a note is not to read it yet: its first page must not outdo what another device remembers.
  if (!mark) return { page, readAt: 0, seen, unsent: false }
  return { page, readAt: Math.max(now, mark.readAt + 1), seen, unsent: true }
}

/**
 * What the device remembers once the account has answered, be it to a question or to a report. The account's time is the
 * better one: it does not believe a clock that is ahead.
 */
export function mergePosition(mark: ReadingMark | null, kept: Position): ReadingMark {
  if (mark && mark.page !== kept.page && mark.readAt >= kept.readAt) return mark
  return { ...kept, seen: mark?.seen ?? [], unsent: false }
}

/** The notes of which the account may not know yet, the latest first. */
export function listUnsent(
  marks: Readonly<Record<string, ReadingMark>>,
): { noteId: string; page: number; readAt: number }[] {
  return Object.entries(marks)
    .filter(([, mark]) => mark.unsent)
    .map(([noteId, { page, readAt }]) => ({ noteId, page, readAt }))
    .sort((one, other) => other.readAt - one.readAt)
}
