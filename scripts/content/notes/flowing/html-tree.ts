/** HTML as a tree. `raw` is markup that is written unchanged, such as a picture or a formula. */
export type HtmlElement = {
  type: 'element'
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | { type: 'text'; value: string } | { type: 'raw'; value: string }

export const VOID_TAGS = new Set(['br', 'hr', 'img', 'meta', 'link', 'wbr'])

/**
 * Parses the body of a page that the compiler wrote. The compiler closes every element, escapes every sign, and indents
 * blocks. (Its own tree has pictures as data addresses, and it writes to the terminal.)
 */
export function readBody(page: string): HtmlNode[] {
  const root = makeElement('root', {}, [])
  const open = [root]
  const tokens = /<!DOCTYPE[^>]*>|<svg[\s\S]*?<\/svg>|<(\/?)([\w-]+)([^>]*)>|[^<]+/g
  for (const [token, close, tag, attributes = ''] of page.matchAll(tokens)) {
    const parent = open.at(-1)
    if (!parent) throw new Error(`the HTML of the compiler closes more than it opens at ${token}`)
    if (tag === undefined) {
      if (token.startsWith('<svg')) parent.children.push({ type: 'raw', value: token })
      else if (!token.startsWith('<') && !isIndent(token, open)) {
        parent.children.push({ type: 'text', value: decode(token) })
      }
    } else if (close) {
      if (open.pop()?.tag !== tag) throw new Error(`the HTML of the compiler closes ${tag} where it is not open`)
    } else {
      const element = makeElement(tag, readAttributes(attributes), [])
      parent.children.push(element)
      if (!VOID_TAGS.has(tag)) open.push(element)
    }
  }
  const body = findElement(root, (element) => element.tag === 'body')
  if (!body) throw new Error('the HTML of the compiler has no body')
  return body.children
}

export function makeElement(tag: string, attributes: Record<string, string>, children: HtmlNode[]): HtmlElement {
  return { type: 'element', tag, attributes, children }
}

export function findElement(node: HtmlNode, matches: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (node.type !== 'element') return undefined
  if (matches(node)) return node
  for (const child of node.children) {
    const found = findElement(child, matches)
    if (found) return found
  }
  return undefined
}

/** The words of a node. A formula has none, because its text is its MathML. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** A line break between blocks comes from the compiler. One inside `pre` is the author's. */
function isIndent(text: string, open: HtmlElement[]): boolean {
  return /^\s*\n\s*$/.test(text) && !open.some(({ tag }) => tag === 'pre')
}

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decode(value)]))
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    const character = NAMED[name]
    if (!character) throw new Error(`the HTML of the compiler has the unknown entity ${entity}`)
    return character
  })
}
