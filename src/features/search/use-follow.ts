import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Follows a plain link within the app, unless the browser is asked to open it elsewhere; says whether it did. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => boolean {
  const { history } = useRouter()
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
    event.preventDefault()
    const { pathname, search } = event.currentTarget
    history.push(pathname + search)
    return true
  }
}
