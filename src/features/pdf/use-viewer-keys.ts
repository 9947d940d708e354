import { type Dispatch, useEffect } from 'react'
import type { PdfAction } from '../../../domain/pdf-reading.ts'
import type { Fullscreen } from './use-fullscreen.ts'

type Options = {
  isSingle: boolean
  page: number
  dispatch: Dispatch<PdfAction>
  fullscreen: Fullscreen
  onClose: (() => void) | undefined
}

/** Arrows turn the page in single mode, Ctrl with plus or minus zooms, Escape closes (first the full screen). */
export function useViewerKeys({ isSingle, page, dispatch, fullscreen, onClose }: Options): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isMeantForOthers(event.target)) return
      const action = findAction(event, isSingle, page)
      if (action) {
        event.preventDefault()
        dispatch(action)
      } else if (event.key === 'Escape') {
        if (fullscreen.isOn) fullscreen.leave()
        else onClose?.()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isSingle, page, dispatch, fullscreen, onClose])
}

function findAction(event: KeyboardEvent, isSingle: boolean, page: number): PdfAction | null {
  if (event.ctrlKey || event.metaKey) {
    if (event.key === '+' || event.key === '=') return { type: 'zoom', direction: 1 }
    if (event.key === '-' || event.key === '_') return { type: 'zoom', direction: -1 }
    return null
  }
  if (!isSingle || event.altKey || event.shiftKey) return null
  if (event.key === 'ArrowLeft') return { type: 'go-to', page: page - 1 }
  if (event.key === 'ArrowRight') return { type: 'go-to', page: page + 1 }
  return null
}

/** Somebody types, or a dialog is open above the document. */
function isMeantForOthers(target: EventTarget | null): boolean {
  return (
    (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null) ||
    document.querySelector('dialog[open], [role="dialog"]') !== null
  )
}
