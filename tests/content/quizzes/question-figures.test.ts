import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDeskQuiz } from '#scripts/content/desk/desk-quiz.ts'
import type { Mistake } from '#scripts/content/mistakes.ts'
import { PaperSource } from '#scripts/content/papers/paper-format.ts'
import { gatherQuestions } from '#scripts/content/papers/paper-questions.ts'
import { nameForm } from '#scripts/content/quizzes/question-forms.ts'
import { buildQuizzes } from '#scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { parseYaml } from '#scripts/content/yaml-source.ts'
import { changeSmall, findQuizMistakes, layContent } from '#tests/support/samples/content-folder.ts'
import { openDesk } from '#tests/support/samples/desk.ts'
import { type Files, SMALL } from '#tests/support/samples/small-content.ts'

const SINGLE = 'quizzes/single.yaml'
const SVG = '<svg viewBox="0 0 100 50"><path d="M0 0H9" /></svg>'
const FIGURE = `    figure:\n      alt: A line of nine units.\n      svg: '${SVG}'\n`
const drawnOptions = (last = SVG) =>
  `    optionFigures:\n${[SVG, SVG.replace('H9', 'H8'), SVG.replace('H9', 'H7'), last].map((svg) => `      - '${svg}'\n`).join('')}`

const PAPER = `title: A paper
subject: Physics
year: 2024
board: IOE
type: Practice Set
description: Two questions.
duration: 10
fullMarks: 3
instructions: [Answer both.]
parts: [{ title: All, bank: [{ ids: [minute, sum] }] }]
`

const withFigure = (figure: string) => changeSmall(SINGLE, '    answer: C\n', `${figure}    answer: C\n`)
const build = (files: Files) => {
  const folder = layContent(files)
  return { folder, quizzes: buildQuizzes(readCatalogue(folder), folder) }
}
const firstOf = (files: Files) => build(files).quizzes.find(({ id }) => id === 'single')?.questions[0]

describe('a drawing', () => {
  test('goes with its question, and makes another form of it', () => {
    const plain = firstOf(SMALL)
    const drawn = firstOf(withFigure(FIGURE))
    const changed = firstOf(withFigure(FIGURE.replace('H9', 'H8')))
    if (!plain || !drawn || !changed) throw new Error('The quiz is empty.')
    expect(drawn.figure).toEqual({ alt: 'A line of nine units.', svg: expect.stringContaining('xmlns=') })
    expect(new Set([plain, drawn, changed].map(nameForm)).size).toBe(3)
  })

  test('of an option makes another option of it, with the text as its description', () => {
    const drawn = firstOf(withFigure(drawnOptions()))
    expect(drawn?.options.map(({ text }) => text)).toEqual(['30', '45', '60', '90'])
    for (const { svg } of drawn?.options ?? []) expect(svg).toContain('<path')
    const plain = new Set(firstOf(SMALL)?.options.map(({ id }) => id))
    expect(drawn?.options.some(({ id }) => plain.has(id))).toBe(false)
    expect(drawn?.correctAnswer).toBe(drawn?.options[2]?.id)
  })

  test('without a description, or of an option that is read aloud as a formula, is refused', async () => {
    expect(await findQuizMistakes(withFigure(FIGURE.replace('A line of nine units.', 'Line')))).toEqual([
      'quizzes/single.yaml:22: questions.0.figure.alt: say in a sentence what the drawing shows',
    ])
    const files = withFigure(drawnOptions())
    const text = files[SINGLE]?.replace("- '45'", '- $45$') ?? ''
    expect(await findQuizMistakes({ ...files, [SINGLE]: text })).toEqual([
      'quizzes/single.yaml:18: option B is drawn, so its text is read aloud: say it in words, without formulas',
    ])
  })

  test('is printed in a paper as a picture with its description', () => {
    const drawn = build(withFigure(FIGURE + drawnOptions()))
    const file = join(drawn.folder, 'paper.yaml')
    const source = parseYaml(file, PAPER, PaperSource)
    const mistakes: Mistake[] = []
    const [[withDrawing, without] = []] = gatherQuestions(source, drawn.quizzes, mistakes)
    expect(mistakes).toEqual([])
    expect(withDrawing?.question).toMatch(/minute\?\n\n#box\(image\(bytes\("<svg .*alt: "A line of nine units\."\)\)$/s)
    expect(withDrawing).toMatchObject({
      options: Array(4).fill(expect.stringMatching(/^#box\(image\(.*alt: "\d\d"\)\)$/)),
    })
    expect(without?.question).not.toContain('image')
  })
})

test('a question that is edited at the desk keeps its drawings, letter by letter', async () => {
  const lines = '<svg viewBox="0 0 100 50">\n          <path d="M0 0H9" />\n        </svg>'
  const figure = `    figure:\n      alt: A line of nine units.\n      svg: |\n        ${lines}\n`
  const files = withFigure(figure + drawnOptions())
  const before = firstOf(files)
  const folder = layContent(files)
  const [shown] = readDeskQuiz(folder, SINGLE).questions
  const question = { ...shown, question: 'How many seconds are in a minute?' }
  const ask = openDesk(folder)
  expect(await ask('PUT', '/desk/question', { file: SINGLE, question, replaces: 'minute' })).toMatchObject({
    status: 200,
  })
  const after = buildQuizzes(readCatalogue(folder), folder).find(({ id }) => id === 'single')?.questions[0]
  expect(after).toEqual({ ...before, question: 'How many seconds are in a minute?' })
})
