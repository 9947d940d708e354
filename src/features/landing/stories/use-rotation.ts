import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { cycleIndex, SLIDE_MS } from '../carousel.ts'

type Holds = { pointer: boolean; focus: boolean; drag: boolean }
const FREE: Holds = { pointer: false, focus: false, drag: false }

export type Rotation = ReturnType<typeof useRotation>

/**
 * Which of `count` slides is shown. They turn by themselves while `rotating`: not while the pointer or the focus is on
 * them, nor while a finger drags them, nor in a hidden tab; and with reduced motion only for who presses play. Pressing
 * play lets go of what holds them at that moment.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [asked, setAsked] = useState<boolean | null>(null)
  const [holds, setHolds] = useState(FREE)
  const calm = useSyncExternalStore(watchMotion, wantsCalm, () => false)
  const hidden = useSyncExternalStore(watchTab, isTabHidden, () => false)

  const playing = asked ?? !calm
  const rotating = playing && !hidden && !holds.pointer && !holds.focus && !holds.drag
  useEffect(() => {
    if (!rotating) return undefined
    const timer = setTimeout(() => setIndex(cycleIndex(index, 1, count)), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [rotating, index, count])

  const hold = (change: Partial<Holds>) => setHolds((before) => ({ ...before, ...change }))
  return {
    index,
    playing,
    rotating,
    hold,
    show: setIndex,
    step: (by: number) => setIndex((now) => cycleIndex(now, by, count)),
    toggle() {
      setAsked(!playing)
      if (!playing) setHolds(FREE)
    },
    holders: {
      // A finger has no place of rest: what it touches stays "hovered" until the next touch.
      onPointerEnter: ({ pointerType }: PointerEvent) => hold({ pointer: pointerType === 'mouse' }),
      onPointerLeave: () => hold({ pointer: false }),
      onFocus: () => hold({ focus: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        hold({ focus: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) }),
    },
  }
}

const CALM = '(prefers-reduced-motion: reduce)'

function watchMotion(notify: () => void) {
  const query = matchMedia(CALM)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

function wantsCalm() {
  return matchMedia(CALM).matches
}

function watchTab(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

function isTabHidden() {
  return document.visibilityState === 'hidden'
}
