import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { toDashboard, toFlowing } from '#domain/catalogue/note-address.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import { useReadsFirst } from '#src/platform/page/read-first.ts'

/** Follows a plain link within the app, unless the browser opens it elsewhere. Returns whether it did. */
export function useFollow(): (event: MouseEvent<HTMLElement>) => boolean {
  const { history } = useRouter()
  return (event) => {
    const link = event.currentTarget
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
    if (!(link instanceof HTMLAnchorElement)) return false
    event.preventDefault()
    const { pathname, search, hash } = link
    history.push(pathname + search + hash)
    return true
  }
}

/** Where a result leads: in the dashboard a note stays there; elsewhere a phone opens it as text. */
export function useResultPath(): (entry: SearchEntry) => string {
  const isInDashboard = useLocation({ select: ({ pathname }) => /^\/dashboard(\/|$)/.test(pathname) })
  const readsFirst = useReadsFirst()
  return ({ url }) => {
    if (isInDashboard) return toDashboard(url)
    return readsFirst ? toFlowing(url) : url
  }
}
