/** A node of Typst content as `query` returns it: the name of its function and its fields. */
export type FormulaNode = { func: string } & Record<string, unknown>

/** Thrown for a part that the writer does not know. The caller adds the note and the formula. */
export class UnknownFormula extends Error {
  override readonly name = 'UnknownFormula'
}

/** @throws UnknownFormula when the field has no content. */
export function nodeIn(node: FormulaNode, field: string): FormulaNode {
  const value = node[field]
  if (!isNode(value)) throw new UnknownFormula(`"${node.func}" has no content in "${field}"`)
  return value
}

/** The content of an optional field. */
export function findNode(node: FormulaNode, field: string): FormulaNode | undefined {
  return node[field] == null ? undefined : nodeIn(node, field)
}

export function nodesIn(node: FormulaNode, field: string): FormulaNode[] {
  const value = node[field]
  if (!Array.isArray(value) || !value.every(isNode)) {
    throw new UnknownFormula(`"${node.func}" has no list of contents in "${field}"`)
  }
  return value
}

export function textIn(node: FormulaNode, field: string): string {
  const value = node[field]
  if (typeof value !== 'string') throw new UnknownFormula(`"${node.func}" has no text in "${field}"`)
  return value
}

export function isNode(value: unknown): value is FormulaNode {
  return typeof value === 'object' && value !== null && 'func' in value && typeof value.func === 'string'
}

/** The formula on one line, for a message: its symbols and words without its structure. */
export function sketchFormula(node: FormulaNode): string {
  const words: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) {
      if (value.func === 'space') words.push(' ')
      for (const [field, inner] of Object.entries(value)) {
        if (field === 'text' && typeof inner === 'string') words.push(inner)
        else visit(inner)
      }
    }
  }
  visit(node)
  return words.join('').replace(/\s+/g, ' ').trim()
}
