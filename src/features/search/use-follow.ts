import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { READ_FIRST } from '../../ui/read-first.ts'

/** Follows a plain link within the app, that to a note as a phone reads best, unless the browser is asked to open it elsewhere; says whether it did. */
export function useFollow(): (event: MouseEvent<HTMLElement>) => boolean {
  const { history } = useRouter()
  return (event) => {
    const link = event.currentTarget
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
    if (!(link instanceof HTMLAnchorElement)) return false
    event.preventDefault()
    const { pathname, search, hash } = link
    history.push(pathname + search + hash, READ_FIRST)
    return true
  }
}
