import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Calls back when another page is opened, also by the browser's Back or Forward. A page that keeps its filters in its
 * address, and so replaces it, is still the same one.
 */
export function usePageChange(callBack: () => void): void {
  const { history } = useRouter()
  useEffect(() => {
    const { pathname } = history.location
    return history.subscribe(({ location, action }) => {
      if (action.type !== 'REPLACE' || location.pathname !== pathname) callBack()
    })
  }, [history, callBack])
}
