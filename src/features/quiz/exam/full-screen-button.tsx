import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'

/** Offers the whole screen, which hides the browser and its messages. Nothing where the browser has none (an iPhone). */
export function FullScreenButton() {
  const [isOn, setOn] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      // The exam is over, or was left.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // Refused by the browser: the page stays as it is.
    change.catch(() => undefined)
  }
  return (
    <Button className="self-start" icon="fullscreen" kind="quiet" onClick={toggle}>
      {isOn ? 'Leave full screen' : 'Full screen'}
    </Button>
  )
}
