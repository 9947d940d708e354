import { type HtmlNode, makeElement } from './html-tree.ts'

const DEVANAGARI = /[\u0900-\u097f]+(?:[\s,.;:()–-]+[\u0900-\u097f]+)*/gu

/** Marks Nepali words in an English note, so that they are read aloud and typeset as Nepali. */
export function markNepali(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'element') return [{ ...node, children: markNepali(node.children) }]
    return node.type === 'text' ? splitText(node.value) : [node]
  })
}

function splitText(text: string): HtmlNode[] {
  const nodes: HtmlNode[] = []
  let end = 0
  for (const { 0: nepali, index } of text.matchAll(DEVANAGARI)) {
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) })
    nodes.push(makeElement('span', { lang: 'ne' }, [{ type: 'text', value: nepali }]))
    end = index + nepali.length
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) })
  return nodes
}
