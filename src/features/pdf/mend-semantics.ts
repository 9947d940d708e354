/**
 * Mends what a screen reader gets of a drawn page: pdf.js leaves links without a name, and does not know the head and
 * the caption of a table. Texts, links and structure arrive in any order, so it is called after each.
 */
export function mendSemantics(page: HTMLElement): void {
  nameLinks(page)
  for (const head of page.querySelectorAll('[role="columnheader"]:has(> [role="row"])')) {
    head.setAttribute('role', 'rowgroup')
  }
  for (const caption of page.querySelectorAll('[role="table"] > :not([role], :has([role="row"]))')) {
    caption.setAttribute('role', 'caption')
  }
  for (const header of page.querySelectorAll('[role="columnheader"]:not([aria-label])')) nameHeader(header)
}

/** After the texts that it owns; without any it heads nothing. */
function nameHeader(header: Element): void {
  const owners = header.matches('[aria-owns]') ? [header] : [...header.querySelectorAll('[aria-owns]')]
  if (owners.length === 0) header.setAttribute('role', 'cell')
  nameAfter(
    header,
    owners.map((owner) => document.getElementById(owner.getAttribute('aria-owns') ?? '')),
  )
}

/** A link is called what stands under it. */
function nameLinks(page: HTMLElement): void {
  const texts = [...page.querySelectorAll('.textLayer [role="presentation"]')]
  if (texts.length === 0) return
  for (const link of page.querySelectorAll('.linkAnnotation > a:not([title], [aria-label])')) {
    const box = link.getBoundingClientRect()
    nameAfter(
      link,
      texts.filter((text) => liesUnder(text.getBoundingClientRect(), box)),
    )
    if (!link.hasAttribute('aria-label')) link.setAttribute('aria-label', 'Link')
  }
}

function nameAfter(element: Element, texts: readonly (Element | null)[]): void {
  const words = texts.map((text) => text?.textContent ?? '').join(' ')
  const name = words.replace(/\s+/g, ' ').trim()
  if (name) element.setAttribute('aria-label', name)
}

/** The text's line runs through the link, and at least half of the shorter of the two is shared. */
function liesUnder(text: DOMRect, link: DOMRect): boolean {
  const middle = text.top + text.height / 2
  const shared = Math.min(text.right, link.right) - Math.max(text.left, link.left)
  return middle >= link.top && middle <= link.bottom && shared > Math.min(text.width, link.width) / 2
}
