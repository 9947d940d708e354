type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Reads what was done on a page before the app was there: text, choices and the last press. The returned function does it
 * again, once the page is hydrated or another one is rendered in its place. React hydrates at once what an event of a key
 * or of the pointer reaches.
 */
export function readEarlyInput(page: ParentNode): () => void {
  const typed = listFields(page).map((field) => (isChanged(field) ? field.value : null))
  const pressed = page.querySelector<HTMLButtonElement>('button[aria-busy=true]')
  const name = pressed && nameOf(pressed)
  return () => {
    const fields = listFields(page)
    for (const [index, field] of fields.entries()) {
      const text = typed[index] ?? null
      if (text !== null && fields.length === typed.length) enter(field, text)
    }
    const buttons = [...page.querySelectorAll('button')]
    const button = buttons.find((one) => one === pressed) ?? buttons.find((one) => nameOf(one) === name)
    if (!button) return
    button.ariaBusy = 'false'
    button.click()
  }
}

function listFields(page: ParentNode): Field[] {
  return [...page.querySelectorAll<Field>('input, select, textarea')]
}

/** Its own words and those of the entry of a list that it stands in: every entry may have such a button. */
function nameOf(button: Element): string {
  return [button.ariaLabel, button.textContent, button.closest('li, article')?.textContent].join('\n')
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
