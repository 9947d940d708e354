import { useCallback, useEffect, useRef } from 'react'

/** The same function at every rendering, which calls the latest one: rows that are memoised do not render again for it. */
export function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
