import { useEffect } from 'react'
import { isDialogOpen } from '#src/ui/dialog-open.ts'
import { isShortcut } from './is-shortcut.ts'

/** The keys of the search of a dashboard page, as `aria-keyshortcuts` writes them. */
export const FIND_KEYS = 'Control+F Meta+F'

/**
 * In the dashboard, Ctrl or Cmd+F focuses the search of the page. On a page without a search, or pressed again in the
 * box, the keys go to the browser.
 */
export function useFindKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'f') || event.defaultPrevented || isDialogOpen()) return
      const box = document.querySelector<HTMLInputElement>(`input[aria-keyshortcuts="${FIND_KEYS}"]`)
      if (!box || box === document.activeElement) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
