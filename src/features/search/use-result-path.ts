import { useLocation } from '@tanstack/react-router'
import { toDashboard, toFlowing } from '#domain/catalogue/note-address.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import { useReadsFirst } from '#src/platform/page/read-first.ts'

/** Where a result leads: in the dashboard a note stays there; elsewhere a phone opens it as text. */
export function useResultPath(): (entry: SearchEntry) => string {
  const isInDashboard = useLocation({ select: ({ pathname }) => /^\/dashboard(\/|$)/.test(pathname) })
  const readsFirst = useReadsFirst()
  return ({ url }) => {
    if (isInDashboard) return toDashboard(url)
    return readsFirst ? toFlowing(url) : url
  }
}
