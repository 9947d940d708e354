/** One finger on the view: its position, and the time in milliseconds. */
export type Touch = { x: number; y: number; at: number }

/** Whether the page could not be moved further to that side when the finger touched it. */
export type Edges = { atLeft: boolean; atRight: boolean }

const FAR_PX = 48
const STEEP = 1.5
const SLOW_MS = 800

/**
 * The page that a swipe turns to: 1 is the next one, -1 the previous one. Null for a touch that scrolls or only rests.
 */
export function findTurn(start: Touch & Edges, end: Touch): 1 | -1 | null {
  const x = end.x - start.x
  const y = end.y - start.y
  if (Math.abs(x) < FAR_PX || Math.abs(x) < STEEP * Math.abs(y) || end.at - start.at > SLOW_MS) return null
  if (x < 0) return start.atRight ? 1 : null
  return start.atLeft ? -1 : null
}
