/** How long a slide stands before the next one comes. */
export const SLIDE_MS = 5_000
/** Offset times velocity, in px times px per second, beyond which a drag is a swipe. */
const SWIPE_POWER = 10_000
/** Only the end of a drag tells how fast it was. */
const VELOCITY_WINDOW_MS = 100

/** Where a pointer was, in px, and when, in milliseconds. */
export type TrailPoint = { x: number; at: number }

/** The slide that is `step` after this one; after the last comes the first, before the first the last. */
export function cycleIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}

/** In px per second at the end of the trail; 0 for a pointer that rested before it was lifted. */
export function measureVelocity(trail: readonly TrailPoint[]): number {
  const last = trail.at(-1)
  const first = last && trail.find(({ at }) => at >= last.at - VELOCITY_WINDOW_MS)
  if (!first || last.at === first.at) return 0
  return ((last.x - first.x) / (last.at - first.at)) * 1_000
}

/**
 * Which way a drag of `offset` px (to the left is negative) turns the slides: 1 to the next, -1 to the one before, 0 not
 * at all. A drag that is too slow, or that went back at its end, is no swipe.
 */
export function decideSwipe(offset: number, velocity: number): -1 | 0 | 1 {
  if (offset * velocity <= SWIPE_POWER) return 0
  return offset < 0 ? 1 : -1
}
