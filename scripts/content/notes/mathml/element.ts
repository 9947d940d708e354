/** An element of MathML. `content` is already markup. */
export function element(tag: string, attributes: Record<string, string>, ...content: string[]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  return `<${tag}${written.join('')}>${content.join('')}</${tag}>`
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export function gap(width: string): string {
  return element('mspace', { width })
}
