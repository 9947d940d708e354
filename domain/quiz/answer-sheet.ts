import type { ExamSection } from './exam-sections.ts'

/** A row of a printed answer sheet: the name of a section, or the number of a question with its bubbles. */
export type SheetLine = { kind: 'heading'; text: string } | { kind: 'question'; number: number }

/** Where a line is: its column and row on the sheet, from 0. */
export type SheetCell = SheetLine & { column: number; row: number }

export const SHEET_COLUMNS = 4

/** Places the lines in columns that are as short as possible. A heading is never the last line of its column. */
export function layOutSheet(sections: readonly ExamSection[]): { cells: SheetCell[]; rows: number } {
  const lines = sections.flatMap(({ name, positions }): SheetLine[] => [
    { kind: 'heading', text: name },
    ...positions.map((position): SheetLine => ({ kind: 'question', number: position + 1 })),
  ])
  for (let rows = Math.max(2, Math.ceil(lines.length / SHEET_COLUMNS)); ; rows++) {
    const cells = fill(lines, rows)
    if (cells.every(({ column }) => column < SHEET_COLUMNS)) return { cells, rows }
  }
}

function fill(lines: readonly SheetLine[], rows: number): SheetCell[] {
  let [column, row] = [0, 0]
  return lines.map((line) => {
    if (row === rows || (line.kind === 'heading' && row === rows - 1)) {
      column += 1
      row = 0
    }
    row += 1
    return { ...line, column, row: row - 1 }
  })
}
