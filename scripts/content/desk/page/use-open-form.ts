import { useEffect, useRef, useState } from 'react'

/**
 * The open form of a quiz: the id of the edited question, NEW for an added one, HEAD for the fields above the questions
 * (ids have small letters), or null. When a form closes, its button gets the focus again.
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
