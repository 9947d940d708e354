import type { HtmlElement, HtmlNode } from './html-tree.ts'

/** The replacement of an element: nothing, itself, or several nodes. Its children have already been changed. */
export type Change = (element: HtmlElement) => HtmlNode[]

export function changeTree(nodes: HtmlNode[], change: Change): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    return change({ ...node, children: changeTree(node.children, change) })
  })
}

export function classesOf({ attributes }: HtmlElement): string[] {
  return (attributes.class ?? '').split(' ').filter((name) => name !== '')
}

export function withClass(element: HtmlElement, name: string): HtmlElement {
  return { ...element, attributes: { ...element.attributes, class: [...classesOf(element), name].join(' ') } }
}
