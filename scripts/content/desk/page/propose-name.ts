const WORDS = 5
const SMALL = new Set(
  'a an the of to in on at is are was be it its by for with and or as what which how when that this from if does do find'.split(
    ' ',
  ),
)

/**
 * A name for a question, from its first meaningful words, or from its topic if it is nearly all formulas. The author
 * can choose a better one.
 */
export function proposeName(question: string, topic: string): string {
  const words = listWords(question)
  return [...(words.length < 3 && words.length > 0 ? listWords(topic) : []), ...words].slice(0, WORDS).join('-')
}

function listWords(text: string): string[] {
  const words = text
    .replace(/\$[^$]*\$?/g, ' ')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).filter((word) => !SMALL.has(word))
}
