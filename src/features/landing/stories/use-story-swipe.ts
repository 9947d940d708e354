import { type PointerEvent, useRef } from 'react'
import { decideSwipe, measureVelocity, type TrailPoint } from '../carousel.ts'

/** The share of a drag by which the slides move. */
const FOLLOW = 0.4

/** The pointer handlers of the slides. `pause` is called when a drag begins and ends, `step` after a swipe. */
export function useStorySwipe(step: (by: number) => void, pause: (change: { drag: boolean }) => void) {
  const trail = useRef<TrailPoint[]>([])

  const follow = ({ currentTarget }: PointerEvent<HTMLElement>, offset: number) => {
    for (const slide of currentTarget.children) {
      if (slide instanceof HTMLElement) slide.style.translate = offset === 0 ? '' : `${offset * FOLLOW}px`
    }
  }
  const offsetOf = (event: PointerEvent) => event.clientX - (trail.current[0]?.x ?? event.clientX)
  const release = (event: PointerEvent<HTMLElement>) => {
    trail.current = []
    follow(event, 0)
    pause({ drag: false })
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      // The drag may end outside the slides.
      event.currentTarget.setPointerCapture(event.pointerId)
      trail.current = [{ x: event.clientX, at: event.timeStamp }]
      pause({ drag: true })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || trail.current.length === 0) return
      trail.current.push({ x: event.clientX, at: event.timeStamp })
      follow(event, offsetOf(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || trail.current.length === 0) return
      const offset = offsetOf(event)
      trail.current.push({ x: event.clientX, at: event.timeStamp })
      const turn = decideSwipe(offset, measureVelocity(trail.current))
      release(event)
      if (turn !== 0) step(turn)
    },
    /** The browser took the drag over for scrolling. */
    onPointerCancel: release,
  }
}
