import { type RefObject, useEffect, useRef, useState } from 'react'

/** Which of the outline and the find bar is open, and where the focus goes. */
export function usePanels(isOpen: boolean, pane: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState({ outline: false, find: false })
  const findField = useRef<HTMLInputElement>(null)

  const show = (panel: keyof typeof shown, isShown: boolean) => {
    setShown((last) => ({ ...last, [panel]: isShown }))
    if (!isShown) pane.current?.focus({ preventScroll: true })
  }
  const openFind = () => {
    if (!isOpen) return
    findField.current?.select()
    show('find', true)
  }
  useEffect(() => {
    if (shown.find) findField.current?.select()
  }, [shown.find])

  return { shown, show, openFind, findField }
}
