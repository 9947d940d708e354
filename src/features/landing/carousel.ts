/** How long a slide is shown. */
export const SLIDE_MS = 5_000
/** A drag is a swipe if its offset times its velocity, in px times px per second, is more than this. */
const SWIPE_POWER = 10_000
/** The velocity of a drag is measured only over its last part. */
const VELOCITY_WINDOW_MS = 100

/** A position of the pointer, in px, and its time, in milliseconds. */
export type TrailPoint = { x: number; at: number }

/** The index `step` slides further; the first slide follows the last one. */
export function cycleIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}

/** The velocity at the end of a drag, in px per second; 0 if the pointer rested before it was lifted. */
export function measureVelocity(trail: readonly TrailPoint[]): number {
  const last = trail.at(-1)
  const first = last && trail.find(({ at }) => at >= last.at - VELOCITY_WINDOW_MS)
  if (!first || last.at === first.at) return 0
  return ((last.x - first.x) / (last.at - first.at)) * 1_000
}

/**
 * What a drag of `offset` px (negative to the left) does: 1 shows the next slide, -1 the previous one, 0 none. A drag
 * that is too slow, or that reverses at its end, is no swipe.
 */
export function decideSwipe(offset: number, velocity: number): -1 | 0 | 1 {
  if (offset * velocity <= SWIPE_POWER) return 0
  return offset < 0 ? 1 : -1
}
