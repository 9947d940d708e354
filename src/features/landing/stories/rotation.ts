import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cycleIndex, decideSwipe, measureVelocity, SLIDE_MS, type TrailPoint } from '../carousel.ts'

/** The current reasons for a pause. */
type Pauses = { pointer: boolean; focus: boolean; drag: boolean }
const NOT_PAUSED: Pauses = { pointer: false, focus: false, drag: false }

export type Rotation = ReturnType<typeof useRotation>

/**
 * Which of `count` slides is shown. While `rotating`, the slides change by themselves. The rotation pauses while the
 * pointer or the focus is on the slides, while they are dragged, and in a hidden tab. With reduced motion it only
 * starts when play is pressed. Pressing play also ends the pauses of that moment.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [asked, setAsked] = useState<boolean | null>(null)
  const [pauses, setPauses] = useState(NOT_PAUSED)
  const reducedMotion = useSyncExternalStore(watchMotion, prefersReducedMotion, () => false)
  const hidden = useSyncExternalStore(watchTab, isTabHidden, () => false)

  const playing = asked ?? !reducedMotion
  const rotating = playing && !hidden && !pauses.pointer && !pauses.focus && !pauses.drag
  useEffect(() => {
    if (!rotating) return undefined
    const timer = setTimeout(() => setIndex(cycleIndex(index, 1, count)), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [rotating, index, count])

  const pause = (change: Partial<Pauses>) => setPauses((before) => ({ ...before, ...change }))
  return {
    index,
    playing,
    rotating,
    pause,
    show: setIndex,
    step: (by: number) => setIndex((now) => cycleIndex(now, by, count)),
    toggle() {
      setAsked(!playing)
      if (!playing) setPauses(NOT_PAUSED)
    },
    pauseHandlers: {
      // Only for a mouse, because after a touch the element counts as hovered until the next touch.
      onPointerEnter: ({ pointerType }: PointerEvent) => pause({ pointer: pointerType === 'mouse' }),
      onPointerLeave: () => pause({ pointer: false }),
      onFocus: () => pause({ focus: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        pause({ focus: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) }),
    },
  }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function watchMotion(notify: () => void) {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

function prefersReducedMotion() {
  return matchMedia(REDUCED_MOTION).matches
}

function watchTab(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

function isTabHidden() {
  return document.visibilityState === 'hidden'
}

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
