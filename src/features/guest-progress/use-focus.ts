import { type RefObject, useEffect } from 'react'

/** What had the focus is gone with the step before: a new step begins at its text. The first one has it from its dialog. */
export function useFocusBack(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!text.current?.closest('dialog')?.contains(document.activeElement)) text.current?.focus()
  }, [text])
}
