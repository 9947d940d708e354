import { type HtmlNode, VOID_TAGS } from './html-tree.ts'

export function writeHtml(nodes: HtmlNode[]): string {
  return nodes.map(writeNode).join('')
}

function writeNode(node: HtmlNode): string {
  if (node.type === 'raw') return node.value
  if (node.type === 'text') return escapeHtml(node.value)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const start = `<${node.tag}${attributes.join('')}>`
  return VOID_TAGS.has(node.tag) ? start : `${start}${writeHtml(node.children)}</${node.tag}>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
