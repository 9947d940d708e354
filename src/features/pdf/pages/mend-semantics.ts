/**
 * Names the elements that a PDF leaves without a name: links get the text below them, header cells of a table their
 * words. Texts, links and structure of a page arrive in any order, so this runs after each.
 */
export function mendSemantics(sheet: HTMLElement): void {
  const texts = [...sheet.querySelectorAll('.textLayer [role="presentation"]')]
  if (texts.length === 0) return
  for (const link of sheet.querySelectorAll('[data-pdf-link]:not([aria-label])')) nameLink(link, texts)
  for (const header of sheet.querySelectorAll(':is([role="columnheader"], [role="rowheader"]):not([aria-label])')) {
    nameHeader(header)
  }
}

/** A header cell without words has no name. */
function nameHeader(header: Element): void {
  const owners = [...header.querySelectorAll('[aria-owns]')]
  if (owners.length === 0) header.setAttribute('role', 'cell')
  nameAfter(
    header,
    owners.map((owner) => document.getElementById(owner.getAttribute('aria-owns') ?? '')),
  )
}

function nameLink(link: Element, texts: readonly Element[]): void {
  const box = link.getBoundingClientRect()
  nameAfter(
    link,
    texts.filter((text) => liesUnder(text.getBoundingClientRect(), box)),
  )
}

function nameAfter(element: Element, texts: readonly (Element | null)[]): void {
  const words = texts.map((text) => text?.textContent ?? '').join(' ')
  const name = words.replace(/\s+/g, ' ').trim()
  if (name) element.setAttribute('aria-label', name)
}

/** True if the line of text runs through the link and they share at least half of the width of the shorter one. */
function liesUnder(text: DOMRect, link: DOMRect): boolean {
  const middle = text.top + text.height / 2
  const shared = Math.min(text.right, link.right) - Math.max(text.left, link.left)
  return middle >= link.top && middle <= link.bottom && shared > Math.min(text.width, link.width) / 2
}
