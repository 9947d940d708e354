/** What a visitor did to a page before the app had taken it over; kept by the script of scripts/site/late-start.ts. */
type EarlyEvent = { event: Event; target: EventTarget | null; value?: string }

declare global {
  interface Window {
    earlyEvents?: EarlyEvent[]
    stopKeepingEvents?: () => void
  }
}

const WAIT_MS = 20
const WAIT_MAX_MS = 10_000

/** Does again, in order, what was done too early: presses, text, choices, submissions and the search's keys. */
export async function replayEarlyEvents(): Promise<void> {
  window.stopKeepingEvents?.()
  for (const early of window.earlyEvents?.splice(0) ?? []) {
    const { event, target } = early
    // The keys of the search are heard by the page as a whole.
    const hearer = event instanceof KeyboardEvent ? document.querySelector('#root button') : target
    if (target instanceof HTMLElement && hearer && (await isTakenOver(hearer))) replay(target, early)
  }
}

/** React takes a page over part by part; an element that it has not reached yet would not hear anything. */
async function isTakenOver(element: EventTarget): Promise<boolean> {
  for (let waited = 0; waited < WAIT_MAX_MS; waited += WAIT_MS) {
    if (Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return true
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  return false
}

function replay(target: HTMLElement, { event, value = '' }: EarlyEvent): void {
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
