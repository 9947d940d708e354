import { describe, expect, test } from 'vitest'
import { countContent, loadContent } from '../../scripts/content/content.ts'
import { buildQuizzes } from '../../scripts/content/quizzes.ts'
import { readCatalogue } from '../../scripts/content/subjects.ts'
import { type Files, layContent, listMistakes, SMALL } from '../support/content-folder.ts'

const SINGLE = 'quizzes/single.yaml'
const MOCK = 'quizzes/mock/_quiz.yaml'
const PHYSICS = 'quizzes/mock/physics.yaml'
const AGILITY = 'quizzes/mock/agility.yaml'
const EXAM = 'exams/small-2082.yaml'
const SUBJECT = 'subjects/physics.yaml'
const NOTE = 'notes/physics/waves/notes.typ'
const BLOG = 'resources/blogs/ioe-entrance-exam-format.md'

/** The small folder with one text in one file replaced. */
function change(file: string, from: string, to: string): Files {
  const text = SMALL[file]
  if (!text?.includes(from)) throw new Error(`${file} does not hold ${from}`)
  return { ...SMALL, [file]: text.replace(from, () => to) }
}

const find = (files: Files) => listMistakes(layContent(files), loadContent)
const findInQuizzes = (files: Files) =>
  listMistakes(layContent(files), (folder) => buildQuizzes(readCatalogue(folder), folder))

test('the small folder is in order, so that every refusal is that of its change', async () => {
  expect(countContent(await loadContent(layContent(SMALL)))).toEqual({
    subjects: 1,
    chapters: 2,
    notes: 1,
    notePages: 1,
    quizzes: 2,
    questions: 5,
    mocks: 1,
    blogs: 1,
    articles: 0,
    news: 0,
    papers: 0,
  })
})

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
    '11: there is no chapter "physics/tides" in content/subjects',
  ],
  [
    'a subject that is not there',
    'physics/waves',
    'physic/waves',
    '11: there is no chapter "physic/waves" in content/subjects',
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
  expect(await findInQuizzes(change(SINGLE, from, to))).toEqual(expected === null ? [] : [`${SINGLE}:${expected}`])
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
  const mistakes = await findInQuizzes(change(SINGLE, from, to))
  expect(mistakes[0]?.slice(0, beginning.length)).toBe(beginning)
})

test('a field that is misspelt is named, and so is the one that is missing for it', async () => {
  expect(await findInQuizzes(change(SINGLE, 'explanation: By', 'explanaton: By'))).toEqual([
    `${SINGLE}:10: questions.0.explanation: this is missing: add it`,
    `${SINGLE}:22: questions.0.explanaton: nothing of this name belongs here`,
  ])
})

/** Questions with these right answers; each right option is as long as the others, or else far longer. */
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
  const inQuiz = (text: string) => findInQuizzes({ ...SMALL, [SINGLE]: text })

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
    expect(await findInQuizzes(change(SINGLE, "- '60'", '- $\\displaystyle\\mathrm{60}$'))).toEqual([])
  })
})

const FOLLOWS = 'small-2082 has physics, agility, in this order'

test.each([
  [
    'another time than its exam',
    MOCK,
    'timeLimit: 12',
    'timeLimit: 15',
    [`${MOCK}:6: timeLimit: small-2082 takes 12 minutes, not 15`],
  ],
  ['sections in another order', MOCK, '[physics, agility]', '[agility, physics]', [`${MOCK}:10: sections: ${FOLLOWS}`]],
  [
    'a section too few',
    MOCK,
    '[physics, agility]',
    '[physics]',
    [`${AGILITY}:0: _quiz.yaml does not name this file in its sections`, `${MOCK}:10: sections: ${FOLLOWS}`],
  ],
  [
    'a section without a file',
    MOCK,
    '[physics, agility]',
    '[physics, agility, logic]',
    [`${MOCK}:10: there is no file logic.yaml beside this one`, `${MOCK}:10: sections: ${FOLLOWS}`],
  ],
  [
    'an exam that is not there',
    MOCK,
    'small-2082',
    'small-2099',
    [`${MOCK}:9: there is no exam profile content/exams/small-2099.yaml`],
  ],
  [
    'other marks than its exam',
    PHYSICS,
    'marks: 2',
    'marks: 1',
    [`${PHYSICS}:2: Physics has 1 questions of 1 mark and 1 of 2 in the exam, but 2 and 0 are here`],
  ],
  [
    'a question too few',
    PHYSICS,
    / {2}- id: day[\s\S]*/.exec(SMALL[PHYSICS] ?? '')?.[0] ?? '',
    '',
    [`${PHYSICS}:2: Physics has 1 questions of 1 mark and 1 of 2 in the exam, but 1 and 0 are here`],
  ],
  [
    'an id that another section has',
    AGILITY,
    'id: week',
    'id: day',
    [`${AGILITY}:2: the question id "day" is there twice in this quiz`],
  ],
  [
    'a topic that its exam does not name',
    AGILITY,
    'topic: Verbal',
    'topic: Musical',
    [`${AGILITY}:3: "Musical" is no topic of Agility Test; its topics: Verbal; Spatial`],
  ],
  [
    'no chapter where the catalogue has one',
    PHYSICS,
    '    chapter: physics/heat\n',
    '',
    [`${PHYSICS}:2: chapter: this is missing: add it, as subjectKey/chapter-id`],
  ],
  ['a subject that is not there', MOCK, 'subject: mixed', 'subject: magic', [`${MOCK}:3: there is no subject "magic"`]],
  [
    'an exam whose questions do not add up',
    EXAM,
    'questions: { value: 3',
    'questions: { value: 4',
    [`${EXAM}:4: the sections have 3 questions together, not the 4 declared`],
  ],
  [
    'an exam whose marks do not add up',
    EXAM,
    'marks: { value: 4',
    'marks: { value: 5',
    [`${EXAM}:5: the sections have 4 marks together, not the 5 declared`],
  ],
  [
    'an exam whose split does not fit',
    EXAM,
    'oneMark: 1, twoMarks: 1',
    'oneMark: 2, twoMarks: 0',
    [`${EXAM}:14: the split gives 2 marks, not the 3 declared`],
  ],
  [
    'an exam fact of an unknown status',
    EXAM,
    'status: conflict',
    'status: rumour',
    [
      `${EXAM}:6: penaltyPerWrong.status: Invalid option: expected one of "agreed"|"one source"|"derived"|"conflict"|"assumed"`,
    ],
  ],
])('a mock with %s', async (_, file, from, to, expected) => {
  expect(await findInQuizzes(change(file, from, to))).toEqual(expected)
})

test('a mock without its facts', async () => {
  const { [MOCK]: _, ...files } = SMALL
  expect(await findInQuizzes(files)).toEqual([
    `${MOCK}:0: a folder of questions needs this file, with the facts of the mock exam`,
  ])
})

test.each([
  [
    'a subject with a key that is not its file name',
    SUBJECT,
    'key: physics',
    'key: chemistry',
    `${SUBJECT}:1: the key "chemistry" must be the name of the file`,
  ],
  [
    'a chapter that is there twice',
    SUBJECT,
    'id: heat',
    'id: waves',
    `${SUBJECT}:15: the chapter "waves" is there twice`,
  ],
  [
    'a chapter without topics',
    SUBJECT,
    '    topics:\n      - Expansion\n',
    '    topics: []\n',
    `${SUBJECT}:18: chapters.1.topics: `,
  ],
  ['a note that cannot be compiled', NOTE, 'Sound and', 'Sound #nothing and', `${NOTE}:8: unknown variable: nothing`],
  [
    'a note that says another chapter',
    NOTE,
    '"physics/waves"',
    '"physics/heat"',
    `${NOTE}:7: chapter: "physics/heat" but the file lies under physics/waves`,
  ],
  ['a note without a title', NOTE, 'title: "Waves"', 'title: ""', `${NOTE}:7: title: `],
  ['a blog with HTML', BLOG, 'One hundred', '<b>One</b> hundred', `${BLOG}:11: HTML is not allowed here`],
  ['a blog with a link to nowhere', BLOG, '(/quiz)', '(/nowhere)', `${BLOG}:11: there is no page /nowhere`],
  ['a blog of an unknown category', BLOG, 'Entrance Exams', 'Gossip', `${BLOG}:5: category: `],
])('%s', async (_, file, from, to, beginning) => {
  const [mistake = ''] = await find(change(file, from, to))
  expect(mistake.slice(0, beginning.length)).toBe(beginning)
})

test('a note of a chapter that is not there, and one that lies too high', async () => {
  const text = SMALL[NOTE] ?? ''
  const message = '0: a note lies at content/notes/{subject}/{chapter}/{name}.typ of the catalogue'
  expect(await find({ ...SMALL, 'notes/physics/tides/notes.typ': text, 'notes/physics/lost.typ': text })).toEqual([
    `notes/physics/lost.typ:${message}`,
    `notes/physics/tides/notes.typ:${message}`,
  ])
})

test('two notes whose titles give one address', async () => {
  const second = (SMALL[NOTE] ?? '').replace('"Waves"', '"WAVES!"')
  expect(await find({ ...SMALL, 'notes/physics/waves/second.typ': second })).toEqual([
    'notes/physics/waves/second.typ:7: title: "WAVES!" gives the address that physics/waves/notes has: choose another',
  ])
})

test('mistakes in several rooms are all reported at once', async () => {
  const files = {
    ...change(SINGLE, 'answer: C', 'answer: X'),
    [NOTE]: change(NOTE, 'Sound and', 'Sound #nothing and')[NOTE] ?? '',
    [BLOG]: change(BLOG, '(/quiz)', '(/nowhere)')[BLOG] ?? '',
    'quizzes/another.yaml': change(SINGLE, 'physics/waves', 'physics/tides')[SINGLE]?.replaceAll('many', 'few') ?? '',
  }
  const places = (await find(files)).map((mistake) => mistake.split(': ')[0])
  expect(places).toEqual([`${SINGLE}:21`, 'quizzes/another.yaml:11', `${BLOG}:11`, `${NOTE}:8`])
})
