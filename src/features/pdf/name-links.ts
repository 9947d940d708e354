/** Gives each link of a drawn page the text that it lies over: pdf.js leaves links without a name. */
export function nameLinks(page: HTMLElement): void {
  const texts = [...page.querySelectorAll('.textLayer [role="presentation"]')]
  if (texts.length === 0) return
  for (const link of page.querySelectorAll('.linkAnnotation > a:not([title], [aria-label])')) {
    const box = link.getBoundingClientRect()
    const under = texts.filter((text) => liesUnder(text.getBoundingClientRect(), box))
    const words = under.map((text) => text.textContent).join(' ')
    link.setAttribute('aria-label', words.replace(/\s+/g, ' ').trim() || 'Link')
  }
}

/** The text's line runs through the link, and at least half of the shorter of the two is shared. */
function liesUnder(text: DOMRect, link: DOMRect): boolean {
  const middle = text.top + text.height / 2
  const shared = Math.min(text.right, link.right) - Math.max(text.left, link.left)
  return middle >= link.top && middle <= link.bottom && shared > Math.min(text.width, link.width) / 2
}
