type Press = { control: HTMLElement; x: number; y: number }

const CONTROLS = 'a, button, label, summary'
/** A finger or a mouse that goes further than that draws something or scrolls. */
const STILL_PX = 8

/**
 * Gives a click to the control that was pressed, where that moved away before it was let go: what comes late pushes the
 * page, and the browser clicks what is under the pointer then. Must listen before everything else that hears clicks.
 */
export function keepMovedPresses(): void {
  let press: Press | null = null
  const onPress = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    press = control && { control, x, y }
  }
  const onClick = (event: MouseEvent) => {
    const last = press
    press = null
    if (!last || !isMeantFor(last, event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    last.control.click()
  }
  addEventListener('pointerdown', onPress, true)
  addEventListener('click', onClick, true)
}

/** Whether the click comes from that press, and its control has moved from under the pointer. */
function isMeantFor({ control, x, y }: Press, event: MouseEvent): boolean {
  const { target, clientX, clientY, detail, ctrlKey, metaKey, shiftKey } = event
  // Keys and scripts click as well, without a pointer. With one of these keys a link opens elsewhere.
  if (detail === 0 || ctrlKey || metaKey || shiftKey) return false
  if (!control.isConnected || (target instanceof Node && control.contains(target))) return false
  if (Math.hypot(clientX - x, clientY - y) >= STILL_PX) return false
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
