type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Does again, for the app, what was done on its page before it was hydrated: text, choices and the last press. React
 * hydrates at once what an event of a key or of the pointer reaches.
 */
export function replayEarlyInput(page: ParentNode): void {
  const changed = [...page.querySelectorAll<Field>('input, select, textarea')].filter(isChanged)
  const values = changed.map((field) => field.value)
  for (const [index, field] of changed.entries()) enter(field, values[index] ?? '')
  const pressed = page.querySelector<HTMLButtonElement>('button[aria-busy=true]')
  if (!pressed) return
  pressed.ariaBusy = 'false'
  pressed.click()
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  return [...field.options].some((option) => option.selected !== option.defaultSelected)
}

/** React takes the value that it hydrates for known, and also one that is assigned: it has to be entered anew, unassigned. */
function enter(field: Field, value: string): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }))
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
