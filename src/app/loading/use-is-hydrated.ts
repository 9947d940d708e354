import { useSyncExternalStore } from 'react'

/** False while a page is prerendered and hydrated; then true. For what is loaded after the page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
