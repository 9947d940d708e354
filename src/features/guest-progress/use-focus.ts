import { type RefObject, useEffect } from 'react'

/**
 * The previous step's focused element has disappeared, so each step moves the focus to its text. The dialog sets the
 * focus of the first step.
 */
export function useStepFocus(text: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) text.current?.focus()
  }, [text, isWanted])
}
