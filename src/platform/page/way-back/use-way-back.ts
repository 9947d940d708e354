import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { findOpener } from './find-opener.ts'

/** Leaves a page without adding to the browser's history, so that Back leads further back and never in a circle. */
export function useWayBack() {
  const { history } = useRouter()
  return {
    /**
     * Goes back to the page from which this one was opened. `elsewhere` must replace this one; it is for students who
     * came from outside.
     */
    leave(elsewhere: () => void): void {
      const opener = findOpener(history)
      if (opener) history.go(-opener.steps)
      else elsewhere()
    },
    /** For a click on a link: goes back if the link leads to the page from which this one was opened. */
    goBackInstead(event: MouseEvent<HTMLAnchorElement>): void {
      const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event
      if (ctrlKey || metaKey || shiftKey || altKey) return
      const opener = findOpener(history)
      if (opener?.path !== currentTarget.pathname) return
      event.preventDefault()
      history.go(-opener.steps)
    },
  }
}
