import { describe, expect, test } from 'vitest'
import { changeSmall, findQuizMistakes } from '#tests/support/samples/content-folder.ts'
import { SMALL } from '#tests/support/samples/small-content.ts'

const SINGLE = 'quizzes/single.yaml'

test.each([
  ['an id that is taken', 'id: sum', 'id: minute', '23: the question id "minute" is there twice in this quiz'],
  [
    'a stem that the quiz has already, but for spaces and capitals',
    'What is $2+3$?',
    'How  many seconds HAS a minute ?',
    '28: this question is asked already in quizzes/single.yaml (minute)',
  ],
  [
    'a stem that another quiz has',
    'How many seconds has a minute?',
    'How many days has a week',
    '15: this question is asked already in mock/agility.yaml (week)',
  ],
  ['three options', "      - '90'\n", '', '17: questions.0.options: a question has exactly four options'],
  [
    'five options',
    "- '90'\n",
    "- '90'\n      - '95'\n",
    '17: questions.0.options: a question has exactly four options',
  ],
  ['the same option twice', "- '45'", "- '30'", '18: option B is the same as option A'],
  ['numbers that differ in spaces', "- '45'", "- '3 0'", '18: option B is the same as option A'],
  ['words that differ in spaces', '$6\\,\\text{m}$', 'every day', null],
  ['formulas that differ in spaces', '$6\\,\\text{m}$', '$5 \\, \\text{ m}$', '32: option C is the same as option B'],
  ['a formula and words that read the same', '$6\\,\\text{m}$', '5 m', '32: option C is the same as option B'],
  [
    'fractions that differ in size',
    '$6\\,\\text{m}$',
    '$\\dfrac{1}{2}\\;\\mathrm{m}$',
    '32: option C is the same as option A',
  ],
  ['options that differ in a capital', '$6\\,\\text{m}$', '$5\\,\\text{M}$', null],
  [
    'an option that ends in a remark',
    "- '45'",
    '- 45 # degrees',
    '18: what follows the # is read as a remark and is not shown: put the whole text in single quotes',
  ],
  [
    'a drawing in the text',
    'How many seconds has a minute?',
    'See <svg viewBox="0 0 9 9"></svg>.',
    '15: a drawing, <svg ...>, does not belong in a text: put it under figure, with its alt',
  ],
  [
    'the name of an organism that is not in italics',
    'How many seconds has a minute?',
    'Where is Plasmodium vivax?',
    '15: "Plasmodium vivax" is the scientific name of an organism, so it is in italics: write $\\textit{Plasmodium vivax}$',
  ],
  ['one that is in italics', 'How many seconds has a minute?', 'Where is $\\textit{Plasmodium vivax}$?', null],
  [
    'an explanation that names options by their places',
    'By definition.',
    'By definition. The first and third options are too small.',
    '22: "first and third options" names an option by its place, which can change: name it by what it says',
  ],
  [
    'one that names an option by its letter',
    'By definition.',
    'Option B forgets a factor.',
    '22: "Option B" names an option by its place, which can change: name it by what it says',
  ],
  ['one that says what comes first', 'By definition.', 'In the first step the answer 3 is doubled.', null],
  ['a word that only looks like one', "- '45'", '- hydra and Hydras', null],
  ['an answer E', 'answer: B', 'answer: E', '34: questions.1.answer: the answer is one of A, B, C, D'],
  ['no answer', '    answer: B\n', '', '23: questions.1.answer: the answer is one of A, B, C, D'],
  ['a blank explanation', 'By definition.', "'  '", '22: questions.0.explanation: this is empty: fill it in'],
  ['an explanation of nothing', ' By definition.', '', '22: questions.0.explanation: this is empty: fill it in'],
  ['no explanation', '    explanation: By definition.\n', '', '10: questions.0.explanation: this is missing: add it'],
  ['a dollar sign alone', 'gives $5$.', 'gives $5.', '35: a dollar sign has no partner in "Counting on gives $5."'],
  [
    'a chapter that is not there',
    'physics/waves',
    'physics/tides',
    '11: there is no chapter "physics/tides"; there are: physics/waves, physics/heat',
  ],
  [
    'a subject that is not there',
    'physics/waves',
    'physic/waves',
    '11: there is no chapter "physic/waves"; the subjects are: physics',
  ],
  ['no chapter', '    chapter: physics/waves\n', '', '10: questions.0.chapter: this is missing: add it'],
  [
    'a topic of another chapter',
    'topic: Sound',
    'topic: Expansion',
    '12: "Expansion" is no topic of physics/waves; its topics: Sound; Light',
  ],
  [
    'a number where words belong',
    "- '45'",
    '- 45',
    '18: questions.0.options.1: put it in single quotes, or YAML reads it as a number',
  ],
  ['a quiz subject that is not there', 'subject: physics', 'subject: magic', '3: there is no subject "magic"'],
  ['mixed subjects in a quiz of one file', 'subject: physics', 'subject: mixed', '3: there is no subject "mixed"'],
])('a quiz with %s', async (_, from, to, expected) => {
  expect(await findQuizMistakes(changeSmall(SINGLE, from, to))).toEqual(
    expected === null ? [] : [`${SINGLE}:${expected}`],
  )
})

test.each([
  ['broken TeX in a stem', 'What is $2+3$?', 'What is $\\frac{2$?', `${SINGLE}:28: the TeX "\\frac{2" cannot be set: `],
  [
    'an unknown command in an option',
    '$8\\,\\text{m}$',
    '$8\\metre$',
    `${SINGLE}:33: the TeX "8\\metre" cannot be set: `,
  ],
  ['broken TeX in an explanation', '$5$.', '$5_$.', `${SINGLE}:35: the TeX "5_" cannot be set: `],
  ['three marks', 'marks: 2', 'marks: 3', `${SINGLE}:27: questions.1.marks: `],
  ['no YAML', 'title: A small quiz', "title: 'A small quiz", `${SINGLE}:1: this is not YAML: `],
  ['the same field twice', 'marks: 2', 'marks: 2\n    marks: 1', `${SINGLE}:28: this is not YAML: `],
  ['an unknown series', 'series: class-12', 'series: class-9', `${SINGLE}:4: series: `],
  ['a date in words', '2026-11-21', '21 November', `${SINGLE}:7: createdAt: `],
])('a quiz with %s', async (_, from, to, beginning) => {
  const mistakes = await findQuizMistakes(changeSmall(SINGLE, from, to))
  expect(mistakes[0]?.slice(0, beginning.length)).toBe(beginning)
})

test('a field that is misspelt is named, and so is the one that is missing for it', async () => {
  expect(await findQuizMistakes(changeSmall(SINGLE, 'explanation: By', 'explanaton: By'))).toEqual([
    `${SINGLE}:10: questions.0.explanation: this is missing: add it`,
    `${SINGLE}:22: questions.0.explanaton: nothing of this name belongs here`,
  ])
})

/** Questions with these right answers. Each right option is as long as the others, or much longer. */
function quizOf(answers: string, longest = 0): string {
  const options = ['one', 'two', 'six', 'ten']
  const questions = [...answers].map((answer, index) => {
    const right = 'ABCD'.indexOf(answer)
    const written = options.map((option, place) => (place === right && index < longest ? `${option} and more` : option))
    return `  - id: q${index}
    chapter: physics/waves
    topic: Sound
    difficulty: Easy
    marks: 1
    question: Which word is number ${index}?
    options: [${written.join(', ')}]
    answer: ${answer}
    explanation: Counted.
`
  })
  return SMALL[SINGLE]?.replace(/questions:\n[\s\S]*/, `questions:\n${questions.join('')}`) ?? ''
}

describe('right answers that can be guessed', () => {
  const inQuiz = (text: string) => findQuizMistakes({ ...SMALL, [SINGLE]: text })

  test('by a letter that is too frequent or too rare, from twenty questions on', async () => {
    expect(await inQuiz(quizOf('A'.repeat(19)))).toEqual([])
    expect(await inQuiz(quizOf('AAAAAAAABBBBBBBCCCDD'))).toEqual([])
    expect(await inQuiz(quizOf('AAAAAAAAABBBBBBCCCDD'))).toEqual([
      `${SINGLE}:10: A is the answer of 45% of the questions: spread the right answers over A to D`,
    ])
    expect(await inQuiz(quizOf('AAAAAAABBBBBBBCCCCCD'))).toEqual([
      `${SINGLE}:10: D is the answer of 5% of the questions: spread the right answers over A to D`,
    ])
    expect(await inQuiz(quizOf('AAAAAAABBBBBBBCCCCCC'))).toEqual([
      `${SINGLE}:10: D is the answer of 0% of the questions: spread the right answers over A to D`,
    ])
  })

  test('by their length, in more than 35 of a hundred', async () => {
    const answers = 'ABCD'.repeat(5)
    expect(await inQuiz(quizOf(answers, 7))).toEqual([])
    expect(await inQuiz(quizOf(answers, 8))).toEqual([
      `${SINGLE}:10: in 8 of 20 questions the right option is clearly the longest (q0, q1, q2, q3, q4, q5, q6, q7): ` +
        'lengthen wrong options or shorten right ones',
    ])
  })

  test('but not by the length of their TeX', async () => {
    expect(await findQuizMistakes(changeSmall(SINGLE, "- '60'", '- $\\displaystyle\\mathrm{60}$'))).toEqual([])
  })
})
