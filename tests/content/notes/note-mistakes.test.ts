import { describe, expect, test } from 'vitest'
import { findAnswerMistakes, measureAnswer } from '#scripts/content/answer-length.ts'
import { checkNoteParts, findMissingParts, findPartMistakes } from '#scripts/content/notes/note-mistakes.ts'
import { layContent } from '#tests/support/samples/content-folder.ts'

const answer = (marks: number) => `${'word '.repeat(8 * marks)}#earns(${marks})`
const question = (marks: number) => `#question(marks: ${marks})[Why?][${answer(marks)}]`
const choice = (letter: string) => `#choice(answer: "${letter}")[stem][a][b][c][d][why]`
const WHOLE = [
  '#in-exam(marks: "5")[Much.]',
  '= Waves',
  '#key-formulas[$v = f lambda$]',
  '#example[problem][solution]',
  '#caution[Slips.]',
  ...[...'ABCDABCDAB'].map(choice),
  ...Array(5).fill(question(5)),
  ...Array(2).fill(question(8)),
].join('\n')

test('a whole note lacks nothing', () => {
  expect(findMissingParts(WHOLE)).toEqual([])
})

describe('a note with the front box', () => {
  test.each([
    ['key formulas', '#key-formulas', '#panel', 'this note lacks the box of key formulas or facts, #key-formulas'],
    ['common mistakes', '#caution', '#panel', 'this note lacks a box of common mistakes, #caution'],
    ['a worked example', '#example', '#panel', 'this note lacks a worked example, #example'],
    ['a choice', choice('D'), '', 'this note has 9 multiple-choice questions, #choice; it needs at least 10'],
    ['a short question', question(5), '', 'this note has 4 questions of fewer than 8 marks; it needs at least 5'],
    ['a long question', question(8), '', 'this note has 1 questions of 8 marks or more; it needs at least 2'],
  ])('without %s is refused', (_, from, to, message) => {
    expect(findMissingParts(WHOLE.replace(from, to)).map((mistake) => mistake.message)).toEqual([message])
  })

  test('has the box before its first heading', () => {
    const late = `= Start\n${WHOLE}`
    expect(findMissingParts(late)).toEqual([{ line: 2, message: 'the box #in-exam stands before the first heading' }])
  })

  test('has right answers at all letters', () => {
    const uneven = WHOLE.replaceAll('answer: "D"', 'answer: "A"')
    expect(findMissingParts(uneven).map(({ message }) => message)).toEqual([
      'A is the answer of 5 of the 10 multiple-choice questions: spread them over A to D',
      'D is the answer of 0 of the 10 multiple-choice questions: spread them over A to D',
    ])
  })
})

test('the reason of a choice in any note names no option by its place', () => {
  const source = `= Waves\n#choice(answer: "A")[stem][a][b][c][d][By the law. The last option is a speed.]`
  expect(findPartMistakes(source)).toEqual([
    { line: 2, message: '"last option" names an option by its place, which can change: name it by what it says' },
  ])
})

describe('problems to work on alone', () => {
  const problem = (level: number, hint = 'Think.', result = '5 m') =>
    `#problem(level: ${level})[How far?][${hint}][${result}]`
  const check = (problems: string[]) =>
    findPartMistakes(problems.join('\n')).map(({ line, message }) => `${line}: ${message}`)
  const SET = [1, 1, 1, 2, 2, 2, 3, 3].map((level) => problem(level))

  test('are eight to twelve, of three levels in their order', () => {
    expect(check(SET)).toEqual([])
    expect(check(SET.slice(0, 7))).toEqual([
      '1: this note has 7 problems to work on alone; it needs 8 to 12',
      '1: 1 of its problems are of level 3; it needs at least 2 of each level',
    ])
    expect(check([...SET, problem(1)])).toEqual(['9: this problem is easier than the one before: order them by level'])
  })

  test('have a hint, and the result alone as the answer', () => {
    const withLast = (...texts: string[]) => check([...SET, problem(3, ...texts)])
    expect(withLast(' ')).toEqual(['9: this problem lacks its hint, in the second brackets'])
    expect(withLast('Think.', '')).toEqual(['9: this problem lacks its answer, in the third brackets'])
    expect(withLast('Think.', 'word '.repeat(21))).toEqual([
      '9: the answer of a problem is the result alone: leave the way to the reader',
    ])
  })
})

describe('a model answer', () => {
  const check = (text: string, marks = 5) =>
    findAnswerMistakes({ line: 3, marks, answer: text }).map(({ message }) => message)

  test('is as long as its marks need, in words or in formulas', () => {
    expect(check(answer(5))).toEqual([])
    expect(check(`${'$v = u + a t$ '.repeat(20)}#earns(5)`)).toEqual([])
    expect(check('By the law of Ohm. #earns(5)')).toEqual([
      'the answer to this question of 5 marks has about 5 words; write at least 40',
    ])
  })

  test('has marks by step that add up', () => {
    expect(check(answer(4))).toContain('#earns(..) add up to 4, not to the 5 of the question')
    expect(check(answer(5).replace('#earns(5)', ''))).toContain('#earns(..) add up to 0, not to the 5 of the question')
  })

  test('is written out', () => {
    const message = 'the answer points to a section of the note: write it out here'
    expect(check(`${answer(5)} See section 4.`)).toEqual([message])
    expect(check(`${answer(5)} Sections 4, 5 and 6.2 have it.`)).toEqual([message])
    expect(check(`${answer(5)} A wire of cross-section 4 has it.`)).toEqual([])
  })

  test('leads to the figure that it asks for', () => {
    const of = (drawing: string) => check(`${answer(5)} ${drawing}`)
    expect(of('Diagram: a circle and a line.')).toEqual([
      'the answer tells of a drawing in words: lead to the figure, Diagram as in @name, or show it',
    ])
    expect(of('Diagram as in @circle: a circle and a line.')).toEqual([])
  })

  test('is measured without what only sets it', () => {
    expect(measureAnswer('One *two* #strong[three] #earns(1)')).toBe(3)
    expect(measureAnswer('$v = u + a t$')).toBe(3)
  })
})

test('mistakes of a complete note stop the build; an older one is only warned of, in one line', () => {
  const older = '= Waves\n#question(marks: 5)[Why?][See section 4.]\n#question(marks: 5)[Who?][Newton.]\n'
  const folder = layContent({
    'notes/physics/waves/notes.typ': WHOLE.replace(answer(8), 'Short. #earns(8)'),
    'notes/physics/heat/notes.typ': older,
  })
  const { mistakes, warnings } = checkNoteParts(folder)
  expect(mistakes).toEqual([
    {
      file: `${folder}/notes/physics/waves/notes.typ`,
      line: 21,
      message: 'the answer to this question of 8 marks has about 1 words; write at least 64',
    },
  ])
  expect(warnings).toEqual([
    {
      file: `${folder}/notes/physics/heat/notes.typ`,
      line: 2,
      message: expect.stringMatching(/^2 model answers .* \(lines 2, 3\)$/),
    },
  ])
})
