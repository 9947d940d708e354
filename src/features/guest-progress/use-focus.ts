import { type RefObject, useEffect } from 'react'

/**
 * The element that had the focus disappeared with the step before, so each step moves the focus to its text. The dialog
 * sets the focus of the first step.
 */
export function useStepFocus(text: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) text.current?.focus()
  }, [text, isWanted])
}
