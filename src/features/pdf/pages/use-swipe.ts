import { useEffect, useRef } from 'react'

type Options = { scroller: HTMLElement; isOn: boolean; onTurn: (direction: 1 | -1) => void }

/** In single mode a swipe turns the page, unless the page itself can be moved to that side. */
export function useSwipe({ scroller, isOn, onTurn }: Options): void {
  // A ref, because a new one comes with every page, some time after that shows, and must not end a touch.
  const latest = useRef(onTurn)
  latest.current = onTurn
  useEffect(() => {
    if (!isOn) return
    let start: (Touch & Edges) | null = null
    const onStart = ({ touches, timeStamp }: TouchEvent) => {
      const [finger] = touches
      start = touches.length === 1 && finger ? { ...touchOf(finger, timeStamp), ...edgesOf(scroller) } : null
    }
    const onEnd = ({ changedTouches: [finger], timeStamp }: TouchEvent) => {
      const turn = start && finger && findTurn(start, touchOf(finger, timeStamp))
      start = null
      if (turn) latest.current(turn)
    }
    const options = { passive: true }
    scroller.addEventListener('touchstart', onStart, options)
    scroller.addEventListener('touchend', onEnd, options)
    return () => {
      scroller.removeEventListener('touchstart', onStart)
      scroller.removeEventListener('touchend', onEnd)
    }
  }, [scroller, isOn])
}

function touchOf({ clientX: x, clientY: y }: { clientX: number; clientY: number }, at: number): Touch {
  return { x, y, at }
}

function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges {
  return { atLeft: scrollLeft <= 1, atRight: scrollLeft + clientWidth >= scrollWidth - 1 }
}

/** One finger on the view: its position, and the time in milliseconds. */
type Touch = { x: number; y: number; at: number }

/** Whether the page could not be moved further to that side when the finger touched it. */
type Edges = { atLeft: boolean; atRight: boolean }

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
