import { type RefObject, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'

/** A resting finger moves by a few pixels. */
const MOVED_PX = 8

type Options = {
  /** On a phone, while a document is open. Elsewhere the tools always show. */
  isOn: boolean
  bar: RefObject<HTMLElement | null>
  pane: RefObject<HTMLElement | null>
}

/** Hides the tools while the student reads on. A tap on the page, or the Tab key, brings them back. */
export function useHiddenTools({ isOn, bar, pane }: Options) {
  const [isHidden, setIsHidden] = useState(false)
  const finger = useRef<{ x: number; y: number } | null>(null)

  const hide = useCallback(() => {
    if (!isOn) return
    // A hidden element cannot keep the focus.
    if (bar.current?.contains(document.activeElement)) pane.current?.focus({ preventScroll: true })
    setIsHidden(true)
  }, [isOn, bar, pane])
  const toggle = useCallback(() => (isHidden ? setIsHidden(false) : hide()), [isHidden, hide])

  useEffect(() => {
    if (!isOn) setIsHidden(false)
  }, [isOn])
  useEffect(() => {
    if (!isHidden) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setIsHidden(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isHidden])

  const moves = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const one = touches[0]
      finger.current = one ? { x: one.clientX, y: one.clientY } : null
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const one = touches[0]
      const start = finger.current
      // Two fingers zoom.
      if (touches.length === 1 && one && start && Math.hypot(one.clientX - start.x, one.clientY - start.y) > MOVED_PX)
        hide()
    },
    onWheel: hide,
  }
  return { isHidden: isOn && isHidden, hide, toggle, moves }
}
