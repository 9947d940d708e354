/** The text of a note's page as a reader sees it, with the numbers that the browser writes before items of a list. */
export function readPageText(html: string): string {
  const words = html
    .replace(/<svg[\s\S]*?<\/svg>|<span class="sr-only">[^<]*<\/span>/g, '')
    // The sign of a root is drawn. In the text of the PDF, accents are separate marks.
    .replace(/<(msqrt|mroot)>/g, '√')
    .replace(/<mo [^>]*>[^<]*<\/mo><\/mover>/g, '')
  return decode(numberItems(words).replace(/<[^>]*>/g, ' '))
}

function numberItems(html: string): string {
  const counts: (number | null)[] = []
  return html.replace(/<(\/?)(ol|ul|li)\b([^>]*)>/g, (tag, close, name, attributes) => {
    if (name === 'li') {
      const next = counts.at(-1)
      if (close || typeof next !== 'number') return tag
      const count = Number(/value="(\d+)"/.exec(attributes)?.[1] ?? next)
      counts[counts.length - 1] = count + 1
      return `${tag}${count}. `
    }
    if (close) counts.pop()
    else counts.push(name === 'ol' ? Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) : null)
    return tag
  })
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
