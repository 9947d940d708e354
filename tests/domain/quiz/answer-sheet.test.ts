import { expect, test } from 'vitest'
import { layOutSheet, SHEET_COLUMNS } from '#domain/quiz/answer-sheet.ts'
import { openRandom } from '#tests/support/random.ts'

const sectionsOf = (counts: readonly number[]) => {
  let next = 0
  return counts.map((count, index) => ({
    name: `Section ${index + 1}`,
    positions: Array.from({ length: count }, () => next++),
    marks: count,
    byMarks: [],
  }))
}

test('two hundred rows in five sections take four even columns', () => {
  const { cells, rows } = layOutSheet(sectionsOf([40, 40, 50, 50, 20]))
  expect(rows).toBe(52)
  expect(cells).toHaveLength(205)
  expect(cells[0]).toEqual({ kind: 'heading', text: 'Section 1', column: 0, row: 0 })
  expect(cells[1]).toEqual({ kind: 'question', number: 1, column: 0, row: 1 })
  expect(cells.at(-1)).toMatchObject({ kind: 'question', number: 200, column: 3 })
})

test('every question has a place of its own, in order, and no heading ends a column', () => {
  const random = openRandom(17)
  for (let run = 0; run < 300; run++) {
    const sections = sectionsOf(Array.from({ length: 1 + random(6) }, () => 1 + random(60)))
    const { cells, rows } = layOutSheet(sections)
    const numbers = cells.flatMap((cell) => (cell.kind === 'question' ? cell.number : []))
    expect(numbers).toEqual(sections.flatMap(({ positions }) => positions.map((position) => position + 1)))
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length)
    for (const { kind, column, row } of cells) {
      expect(column).toBeLessThan(SHEET_COLUMNS)
      expect(row).toBeLessThan(kind === 'heading' ? rows - 1 : rows)
    }
  }
})
