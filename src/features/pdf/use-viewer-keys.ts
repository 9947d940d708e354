import { type Dispatch, useLayoutEffect } from 'react'
import { isDialogOpen } from '#src/ui/dialog-open.ts'
import { isPageCovered, isSingleKey } from '#src/ui/keys/single-key.ts'
import type { Goal, PdfAction, PdfReading } from './pdf-reading.ts'

type Options = {
  isSingle: boolean
  page: number
  dispatch: Dispatch<PdfAction>
  onFind: () => void
  onFindNext: (direction: 1 | -1) => void
  onPrint: () => void
  /** By almost the height of the view. */
  onScrollView: (direction: 1 | -1) => void
  /** Escape closes the topmost panel. */
  onEscape: () => void
}

/**
 * Arrows turn the page in single mode. PageUp and PageDown scroll wherever the focus is. Ctrl with plus or minus zooms,
 * with 0 it returns to the first zoom. Ctrl+F finds, F3 or Ctrl+G goes to the next match, Ctrl+P prints, Escape closes.
 */
export function useViewerKeys(options: Options): void {
  const { isSingle, page, dispatch, onFind, onFindNext, onPrint, onScrollView, onEscape } = options
  useLayoutEffect(() => {
    const findCommand = ({ key, shiftKey }: KeyboardEvent) => {
      switch (key.toLowerCase()) {
        case '+':
        case '=':
          return () => dispatch({ type: 'zoom', direction: 1 })
        case '-':
        case '_':
          return () => dispatch({ type: 'zoom', direction: -1 })
        case '0':
          return () => dispatch({ type: 'reset-zoom' })
        case 'g':
          return () => onFindNext(shiftKey ? -1 : 1)
        // With Shift, these two keys belong to the browser.
        case 'f':
          return shiftKey ? null : onFind
        case 'p':
          return shiftKey ? null : onPrint
        default:
          return null
      }
    }
    const findKey = (event: KeyboardEvent) => {
      const { key, shiftKey } = event
      if (key === 'F3') return () => onFindNext(shiftKey ? -1 : 1)
      // The reader's fields have one line, where these two keys have no use of their own.
      if (key === 'PageDown' && !shiftKey && !isPageCovered()) return () => onScrollView(1)
      if (key === 'PageUp' && !shiftKey && !isPageCovered()) return () => onScrollView(-1)
      if (!isSingleKey(event)) return null
      if (key === 'Escape') return onEscape
      if (!isSingle) return null
      // The reading stays within the pages of the document.
      if (key === 'ArrowLeft') return () => dispatch({ type: 'go-to', page: page - 1 })
      if (key === 'ArrowRight') return () => dispatch({ type: 'go-to', page: page + 1 })
      return null
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing || isDialogOpen()) return
      const act = event.ctrlKey || event.metaKey ? findCommand(event) : findKey(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isSingle, page, dispatch, onFind, onFindNext, onPrint, onScrollView, onEscape])
}

/** Less than the whole view, so that some lines stay visible. */
const PART_OF_VIEW = 0.9

/** Scrolls the pages by almost the height of the view; in single mode, at the end of a page, to the next one. */
export function scrollView(
  view: HTMLElement,
  direction: 1 | -1,
  { mode, page, pageCount }: PdfReading,
  goTo: (goal: Goal) => void,
): void {
  const before = view.scrollTop
  view.scrollBy({ top: direction * Math.round(PART_OF_VIEW * view.clientHeight), behavior: 'instant' })
  const next = page + direction
  if (mode !== 'single' || view.scrollTop !== before || next < 1 || next > pageCount) return
  goTo(direction === 1 ? { page: next } : { page: next, spot: { x: 0.5, y: 1 } })
}
