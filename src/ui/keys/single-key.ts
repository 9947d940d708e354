/** Anything that covers the page and takes its keys, even while its code is loading. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-dialog-coming], [inert]'

/** Elements with keys of their own: everything to write or choose in, except checkboxes and radio buttons. */
const FIELDS = [
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"], [type="reset"], [type="image"])',
  'textarea, select',
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="spinbutton"], [role="slider"]',
].join(', ')

/**
 * Whether the page may act on a key that is pressed alone (WCAG 2.1.4). It may not while a modifier is held, a word is
 * composed (as with a Nepali keyboard), a field has the focus, or something covers the page.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.key === 'Process') return false
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.getModifierState('AltGraph'))
    return false
  return !isPageCovered() && !isField(event.target)
}

/** Whether a dialog or a menu is open or loading. */
export function isPageCovered(): boolean {
  return document.querySelector(COVERS) !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null)
}
