import { useEffect, useState } from 'react'

const PATIENCE_MS = 8_000

/**
 * Whether `progress` has not changed for so long that the student needs an explanation. Offline this is true at once.
 */
export function useIsSlow(progress: number): boolean {
  const [slowAt, setSlowAt] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSlowAt(progress), navigator.onLine ? PATIENCE_MS : 0)
    return () => clearTimeout(timer)
  }, [progress])
  return slowAt === progress
}
