/** What a visitor did to a page before the app had taken it over; kept by page-start.ts. */
type EarlyEvent = { event: Event; target: EventTarget | null; value?: string }

declare global {
  interface Window {
    earlyEvents?: EarlyEvent[]
    stopKeepingEvents?: () => void
    /** Whether the app answers to what is done to this element, so that nothing has to be kept. */
    isHeard?: (target: EventTarget) => boolean
  }
}

const WAIT_MS = 20
const WAIT_MAX_MS = 10_000

/**
 * Does again, in order, what was done too early: presses, text, choices, submissions and the search's keys. React takes
 * a page over part by part, and a part that it has not reached yet hears nothing: until all of them are its own, what is
 * done to the others goes on being kept.
 */
export async function replayEarlyEvents(): Promise<void> {
  const events = window.earlyEvents ?? []
  window.isHeard = (target) => isTakenOver(findHearer(target))
  for (let waited = 0; waited < WAIT_MAX_MS; waited += WAIT_MS) {
    for (let next = events[0]; next && isReady(next); next = events[0]) {
      events.shift()
      if (next.target instanceof HTMLElement) replay(next.target, next)
    }
    if (events.length === 0) delete document.documentElement.dataset.waiting
    if (events.length === 0 && isAllTakenOver()) break
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  window.stopKeepingEvents?.()
}

/** What has left the page meanwhile waits for nothing. */
function isReady({ target }: EarlyEvent): boolean {
  return !(target instanceof HTMLElement) || !target.isConnected || isTakenOver(findHearer(target))
}

/** The keys of the search are heard by the page as a whole. */
function findHearer(target: EventTarget): EventTarget | null {
  return target instanceof HTMLElement && target.closest('#root') ? target : document.querySelector('#root button')
}

function isTakenOver(element: EventTarget | null): boolean {
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}

function isAllTakenOver(): boolean {
  return [...document.querySelectorAll('#root :is(button, summary, input, select, textarea)')].every(isTakenOver)
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
