/**
 * Moves the focus between the search box and the choices below it. Other fields in the frame keep their arrow keys.
 * Returns whether it moved.
 */
export function focusNextChoice(frame: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return false
  const stops: (Element | null)[] = [...frame.querySelectorAll('input[type=search], [data-choice]')]
  const at = stops.indexOf(document.activeElement)
  const next = at < 0 ? undefined : stops[at + step]
  if (!(next instanceof HTMLElement)) return false
  next.focus()
  return true
}
