import { type RefObject, useEffect } from 'react'

/** While it is active, everything beside the element cannot be reached, by the Tab key or by a tap. */
export function useInertSiblings(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const siblings = [...(ref.current?.parentElement?.children ?? [])].filter((element) => element !== ref.current)
    for (const sibling of siblings) sibling.setAttribute('inert', '')
    return () => {
      for (const sibling of siblings) sibling.removeAttribute('inert')
    }
  }, [ref])
}
