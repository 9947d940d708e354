import { element } from './element.ts'
import { writeFenced } from './fences.ts'

/** Lines of a display, or rows of a matrix. Their cells are already markup. */
export function writeLines(rows: string[][]): string {
  // Cells before an alignment point end at it, cells after it begin there. Browsers support this only by a class.
  const side = (cell: number, count: number) => (count === 1 ? 'centre' : cell % 2 === 0 ? 'right' : 'left')
  const count = Math.max(...rows.map((row) => row.length))
  return writeTable(rows, (cell) => ({ class: side(cell, count) }), { displaystyle: 'true', class: 'lines' })
}

export function writeMatrix(rows: string[][], open: string, close: string): string {
  const table = writeTable(rows, () => ({}), {})
  return writeFenced(open, table, close)
}

function writeTable(
  rows: string[][],
  attributesOf: (cell: number) => Record<string, string>,
  attributes: Record<string, string>,
): string {
  const written = rows.map((row) =>
    element('mtr', {}, ...row.map((content, cell) => element('mtd', attributesOf(cell), content))),
  )
  return element('mtable', attributes, ...written)
}
