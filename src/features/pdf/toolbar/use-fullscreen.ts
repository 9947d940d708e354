import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useScrollLock } from '#src/ui/scroll-lock.ts'

export type Fullscreen = { isOn: boolean; toggle: () => void; leave: () => void }

/** The whole screen if the browser allows it (an iPhone does not), otherwise the whole window. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [isOn, setIsOn] = useState(false)
  const isWanted = useRef(false)
  useScrollLock(isOn)

  const leave = useCallback(() => {
    isWanted.current = false
    setIsOn(false)
    if (document.fullscreenElement) void document.exitFullscreen()
  }, [])

  /** The student may have left full screen while the browser was still entering it. */
  const enter = useCallback(async () => {
    isWanted.current = true
    setIsOn(true)
    // If the browser refuses, the reader fills the window.
    await ref.current?.requestFullscreen?.().catch(() => undefined)
    if (!isWanted.current && document.fullscreenElement) await document.exitFullscreen()
  }, [ref])

  const toggle = useCallback(() => {
    if (isOn) leave()
    else void enter()
  }, [isOn, leave, enter])

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setIsOn(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])

  return { isOn, toggle, leave }
}
