import { useEffectEvent, useLayoutEffect } from 'react'
import { isDialogOpen } from '../../../ui/dialog-open.ts'

type Keys = { choose: (option: number) => void; move: (step: 1 | -1) => void; flag: () => void }

/** A to D or 1 to 4 choose, left and right move, F flags. Up and down stay with the browser: they walk the options. */
export function usePlayerKeys({ choose, move, flag }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (isDialogOpen()) return
    const key = event.key.toLowerCase()
    const option = 'abcd'.includes(key) ? 'abcd'.indexOf(key) : '1234'.indexOf(key)
    if (key.length === 1 && option >= 0) choose(option)
    else if (key === 'arrowright') move(1)
    else if (key === 'arrowleft') move(-1)
    else if (key === 'f') flag()
    else return
    // Arrows would otherwise also walk the options of the question that is left.
    event.preventDefault()
  })
  // In a layout effect: a key that is pressed as soon as the question shows counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
