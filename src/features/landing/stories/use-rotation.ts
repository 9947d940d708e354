import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { cycleIndex, SLIDE_MS } from '../carousel.ts'

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
