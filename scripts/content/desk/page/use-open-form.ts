import { useEffect, useRef, useState } from 'react'

/**
 * Which form of a quiz is open: the id of the question that is edited, NEW for one that is added, HEAD for what stands
 * above the questions (ids have small letters), or null. When a form closes, its button has the focus again.
 */
export function useOpenForm() {
  const [opened, setOpened] = useState<string | null>(null)
  const lastOpened = useRef<string | null>(null)
  const openers = useRef(new Map<string, HTMLButtonElement>())
  useEffect(() => {
    if (opened === null && lastOpened.current !== null) openers.current.get(lastOpened.current)?.focus()
    lastOpened.current = opened
  }, [opened])
  return {
    opened,
    open: setOpened,
    close: () => setOpened(null),
    openerOf: (name: string) => (button: HTMLButtonElement | null) => {
      if (button) openers.current.set(name, button)
      else openers.current.delete(name)
    },
  }
}
