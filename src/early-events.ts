/** What a visitor did to a page before the app had taken it over; kept by the script of scripts/site/late-start.ts. */
type EarlyEvent = { event: Event; target: EventTarget | null; value?: string }

declare global {
  interface Window {
    earlyEvents?: EarlyEvent[]
    stopKeepingEvents?: () => void
  }
}

/** Does again, in order, what was done too early: presses, text, choices, submissions and the search's keys. */
export function replayEarlyEvents(): void {
  window.stopKeepingEvents?.()
  for (const early of window.earlyEvents?.splice(0) ?? []) replay(early)
}

function replay({ event, target, value = '' }: EarlyEvent): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  if (event.type === 'click') target.click()
  else if (event.type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  else if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey } = event
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }))
  } else if (event.type === 'input') write(target, value)
}

/** As if it were written now: React believes only what differs from the value that it has set itself. */
function write(field: HTMLElement, value: string): void {
  if (!('value' in field)) return
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
