import { useEffect } from 'react'

/** Keeps the screen awake while it is used and the page is visible. If the browser refuses, the screen sleeps as usual. */
export function useWakeLock(): void {
  useEffect(() => {
    // The latest request. Each one ends the one before. The browser releases the lock of a hidden page.
    let end = () => {}
    const follow = () => {
      end()
      end = document.visibilityState === 'visible' ? keepAwake() : () => {}
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      end()
    }
  }, [])
}

/** Requests a lock. Returns a function that releases it, even if it is granted later. */
function keepAwake(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const hold = async () => {
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (isOver) await lock?.release()
    } catch {
      // Refused, for example on an almost empty battery.
    }
  }
  void hold()
  return () => {
    isOver = true
    void lock?.release()
  }
}
