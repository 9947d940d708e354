import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

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
