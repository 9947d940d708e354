import { type RefObject, useEffect } from 'react'

/** What had the focus is gone with the step before, so a step begins at its text. The first step has it from its dialog. */
export function useStepFocus(text: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) text.current?.focus()
  }, [text, isWanted])
}
