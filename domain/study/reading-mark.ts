// The reading position in a note as a device stores it.
import * as z from 'zod/mini'
import { Count, parseJson, Text, validItems, validValues } from '../stored-json.ts'
import { isSamePlace, type PlaceInNote } from './place-in-note.ts'

export const PAGE_MAX = 10_000

/** The place that a student reads, and since when, in milliseconds. */
export type Position = PlaceInNote & { readAt: number }

/** A position with the pages that were seen on this device. */
export type ReadingMark = Position & { seen: readonly number[] }

const Page = z.int().check(z.gte(1), z.lte(PAGE_MAX))

/** A place in a note as a device stores it. */
export const StoredPlace = z.object({ page: Page, heading: z.exactOptional(Text) })

const StoredMarks = validValues(
  z.object({
    page: Page,
    heading: z.catch(z.optional(Text), undefined),
    readAt: z.catch(Count, 0),
    seen: z.catch(validItems(Page), []),
  }),
)

/** Reads a student's marks by note id, without invalid ones. */
export function parseMarks(json: string | null): Record<string, ReadingMark> {
  return parseJson(StoredMarks, json) ?? {}
}

/**
 * The mark after a place came into view. The position changes only if the student moved there (`isGone`), not if the
 * note opened there. `seen` are the pages that came into view.
 */
export function markPlace(
  mark: ReadingMark | null,
  place: PlaceInNote,
  { seen: pages, isGone, now }: { seen: readonly number[]; isGone: boolean; now: number },
): ReadingMark {
  const seen = [...new Set([...(mark?.seen ?? []), ...pages])]
  if (mark && (!isGone || isSamePlace(mark, place))) return { ...mark, seen }
  // A note that was only opened gets the time 0, so that the position of another device counts as newer.
  if (!mark) return { ...place, readAt: 0, seen }
  return { ...place, readAt: Math.max(now, mark.readAt + 1), seen }
}

/**
 * The mark after the worker answered with its stored position. The newer position wins. If both name the same place,
 * the worker's time wins, because the worker corrects clocks that are ahead.
 */
export function mergePosition(mark: ReadingMark | null, stored: Position): ReadingMark {
  if (mark && !isSamePlace(mark, stored) && mark.readAt >= stored.readAt) return mark
  return { ...stored, seen: mark?.seen ?? [] }
}
