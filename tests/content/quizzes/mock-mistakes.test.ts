import { expect, test } from 'vitest'
import { changeSmall, findQuizMistakes } from '#tests/support/samples/content-folder.ts'
import { SMALL } from '#tests/support/samples/small-content.ts'

const MOCK = 'quizzes/mock/_quiz.yaml'
const PHYSICS = 'quizzes/mock/physics.yaml'
const AGILITY = 'quizzes/mock/agility.yaml'
const EXAM = 'exams/small-2082.yaml'

/** Looked up, so that another fact of the exam does not change a number here. */
const lineInExam = (text: string) => (SMALL[EXAM] ?? '').split('\n').findIndex((line) => line.includes(text)) + 1

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
    [`${PHYSICS}:2: in the exam Physics has 1 of 1 mark and 1 of 2 marks, but here are 2 and 0`],
  ],
  [
    'a question too few',
    PHYSICS,
    / {2}- id: day[\s\S]*/.exec(SMALL[PHYSICS] ?? '')?.[0] ?? '',
    '',
    [`${PHYSICS}:2: in the exam Physics has 1 of 1 mark and 1 of 2 marks, but here are 1 and 0`],
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
    [`${EXAM}:${lineInExam('questions: { value: 3')}: the sections have 3 questions together, not the 4 declared`],
  ],
  [
    'an exam whose marks do not add up',
    EXAM,
    'marks: { value: 4',
    'marks: { value: 5',
    [`${EXAM}:${lineInExam('marks: { value: 4')}: the sections have 4 marks together, not the 5 declared`],
  ],
  [
    'an exam whose split does not fit',
    EXAM,
    'oneMark: 1, twoMarks: 1',
    'oneMark: 2, twoMarks: 0',
    [`${EXAM}:${lineInExam('oneMark: 1, twoMarks: 1')}: the split gives 2 marks, not the 3 declared`],
  ],
  [
    'an exam fact of an unknown status',
    EXAM,
    'status: conflict',
    'status: rumour',
    [
      `${EXAM}:${lineInExam('status: conflict')}: penaltyPerWrong.status: it is one of agreed, one source, derived, conflict, assumed`,
    ],
  ],
])('a mock with %s', async (_, file, from, to, expected) => {
  expect(await findQuizMistakes(changeSmall(file, from, to))).toEqual(expected)
})

test('a mock without its facts', async () => {
  const { [MOCK]: _, ...files } = SMALL
  expect(await findQuizMistakes(files)).toEqual([
    `${MOCK}:0: a folder of questions needs this file, with the facts of the mock exam`,
  ])
})
