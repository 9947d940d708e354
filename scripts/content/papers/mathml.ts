import katex from 'katex'

export type MathNode = { tag: string; attributes: Record<string, string>; children: MathNode[]; text: string }

/** Parses TeX to a tree of MathML with KaTeX, which the site uses, too, so a printed formula equals the one on the site. */
export function parseTex(tex: string): MathNode {
  const html = katex.renderToString(tex, { output: 'mathml', throwOnError: true, strict: 'ignore' })
  const root = open('root', '')
  const stack = [root]
  for (const [token, close, tag = '', attributes = ''] of html.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    const top = stack.at(-1)
    if (!top) throw new Error(`the MathML of "${tex}" is not balanced`)
    if (!token.startsWith('<')) top.text += decode(token)
    else if (close) stack.pop()
    else {
      const node = open(tag, attributes)
      top.children.push(node)
      if (!attributes.endsWith('/')) stack.push(node)
    }
  }
  const semantics = findNode(root, 'semantics')
  const [formula] = semantics?.children ?? []
  if (!formula) throw new Error(`there is no MathML of "${tex}"`)
  return formula
}

function open(tag: string, attributes: string): MathNode {
  const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return { tag, attributes: Object.fromEntries(pairs), children: [], text: '' }
}

function findNode(node: MathNode, tag: string): MathNode | undefined {
  if (node.tag === tag) return node
  for (const child of node.children) {
    const found = findNode(child, tag)
    if (found) return found
  }
  return undefined
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
