// The reading position in a note as a device stores it. Free of zod, because the reader is loaded without it.
import { isCount, isObject, parseObject } from '../untrusted-json.ts'

export const PAGE_MAX = 10_000

/** The page that a student reads, and since when, in milliseconds. */
export type Position = { page: number; readAt: number }

/** A position with the pages seen on this device. */
export type ReadingMark = Position & { seen: readonly number[] }

/** Reads a student's marks by the ids of their notes, without invalid ones. */
export function parseMarks(json: string | null): Record<string, ReadingMark> {
  const marks: Record<string, ReadingMark> = {}
  for (const [noteId, mark] of Object.entries(parseObject(json) ?? {})) {
    if (!isObject(mark) || !isPage(mark.page)) continue
    marks[noteId] = {
      page: mark.page,
      readAt: isCount(mark.readAt) ? mark.readAt : 0,
      seen: Array.isArray(mark.seen) ? mark.seen.filter(isPage) : [],
    }
  }
  return marks
}

function isPage(value: unknown): value is number {
  return isCount(value) && value >= 1 && value <= PAGE_MAX
}

/**
 * The mark after a page came into view. The position changes only if the student moved to the page (`isGone`), not if
 * the reader opened at it.
 */
export function markPage(
  mark: ReadingMark | null,
  page: number,
  { isGone, now }: { isGone: boolean; now: number },
): ReadingMark {
  const seen = mark?.seen.includes(page) ? mark.seen : [...(mark?.seen ?? []), page]
  if (mark && (mark.page === page || !isGone)) return { ...mark, seen }
  // A note that was only opened is marked as read at time 0, so that the position of another device stays the newer one.
  if (!mark) return { page, readAt: 0, seen }
  return { page, readAt: Math.max(now, mark.readAt + 1), seen }
}

/**
 * The mark after the worker answered with the position that it has stored. The newer position wins; where both name the
 * same page, the worker's time does, because the worker corrects clocks that are ahead.
 */
export function mergePosition(mark: ReadingMark | null, stored: Position): ReadingMark {
  if (mark && mark.page !== stored.page && mark.readAt >= stored.readAt) return mark
  return { ...stored, seen: mark?.seen ?? [] }
}
