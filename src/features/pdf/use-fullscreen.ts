import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useScrollLock } from '../../ui/scroll-lock.ts'

export type Fullscreen = { isOn: boolean; toggle: () => void; leave: () => void }

/** The whole screen where the browser allows it (an iPhone does not), else the whole window. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const [isOn, setIsOn] = useState(false)
  useScrollLock(isOn)

  const leave = useCallback(() => {
    setIsOn(false)
    if (document.fullscreenElement) void document.exitFullscreen()
  }, [])

  const toggle = useCallback(() => {
    if (isOn) return leave()
    setIsOn(true)
    ref.current?.requestFullscreen?.().catch(() => undefined)
  }, [isOn, leave, ref])

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) setIsOn(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])

  return { isOn, toggle, leave }
}
