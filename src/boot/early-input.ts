type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Reads text and choices that were entered before the app had started. The returned function enters them again, once
 * the page is hydrated or replaced by another one.
 */
export function readEarlyInput(page: ParentNode): () => void {
  const typed = listFields(page).map((field) => (isChanged(field) ? field.value : null))
  return () => {
    const fields = listFields(page)
    if (fields.length !== typed.length) return
    for (const [index, field] of fields.entries()) {
      const text = typed[index] ?? null
      if (text !== null) enter(field, text)
    }
  }
}

function listFields(page: ParentNode): Field[] {
  return [...page.querySelectorAll<Field>('input, select, textarea')]
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  return [...field.options].some((option) => option.selected !== option.defaultSelected)
}

/**
 * React assumes that it already knows a value that it hydrates, or one that is assigned. So the value must be entered
 * as if by a user. A key event makes React hydrate the field at once.
 */
function enter(field: Field, value: string): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }))
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
