import { describe, expect, test } from 'vitest'
import {
  FREQUENT_FROM,
  FREQUENT_WITHIN_MS,
  isHighPriority,
  recommend,
  recommendationColour,
  type Studies,
  type SubjectContent,
  type SubjectRecord,
} from '#domain/study/recommendation.ts'

const NOW = Date.UTC(2026, 10, 22, 6)
const DAY = 24 * 60 * 60 * 1000

const content = (subject: string, ...quizzes: string[]): SubjectContent => ({
  subject,
  key: subject.toLowerCase(),
  url: `/notes/${subject.toLowerCase()}`,
  quizzes: quizzes.map((id) => ({ id, title: `Quiz ${id}` })),
})
const CATALOGUE = [
  content('Physics', 'p1', 'p2'),
  content('Chemistry', 'c1'),
  content('Biology', 'b1'),
  content('Mathematics', 'm1'),
  content('English'),
]
const record = (subject: string, changes: Partial<SubjectRecord> = {}): SubjectRecord => ({
  subject,
  recentQuizzes: 1,
  average: 90,
  lastStudiedAt: NOW,
  ...changes,
})
const recommendFor = (changes: Partial<Studies>) =>
  recommend({ records: [], targets: [], recentQuizIds: [], ...changes }, CATALOGUE, NOW)
const inBrief = (changes: Partial<Studies>) =>
  recommendFor(changes).map(({ contentType, contentId, score }) => `${contentType} ${contentId} ${score.toFixed(2)}`)

test('a student who has done nothing gets no recommendation', () => {
  expect(recommendFor({})).toEqual([])
})

describe('a weak subject', () => {
  const weak = (average: number) => record('English', { average })

  test.each([
    [74, ['chapter english 0.26']],
    [74.9, ['chapter english 0.25']],
    [75, []],
    [0, ['chapter english 1.00']],
  ])('with an average of %f: %j', (average, expected) => {
    expect(inBrief({ records: [weak(average)] })).toEqual(expected)
  })

  test('without a quiz is none', () => {
    expect(inBrief({ records: [record('English', { recentQuizzes: 0, average: null })] })).toEqual([])
  })

  test('says its average, and leads to its notes', () => {
    expect(recommendFor({ records: [weak(61.6)] })).toEqual([
      {
        contentId: 'english',
        contentType: 'chapter',
        title: 'Revise English',
        subject: 'English',
        reason: 'Your average here is 62%',
        score: 1 - 61.6 / 100,
        timestamp: NOW,
        url: '/notes/english',
      },
    ])
  })

  test('is one of the three weakest', () => {
    const records = ['Physics', 'Chemistry', 'Biology', 'Mathematics'].map((subject, index) =>
      record(subject, { average: 70 - index * 10 }),
    )
    const subjects = inBrief({ records }).filter((line) => line.startsWith('chapter'))
    expect(subjects).toEqual(['chapter mathematics 0.60', 'chapter biology 0.50', 'chapter chemistry 0.40'])
  })

  test('that the catalogue does not have, such as that of mixed mocks, is never recommended', () => {
    expect(inBrief({ records: [record('Mixed Subjects', { average: 10, recentQuizzes: 9 })] })).toEqual([])
    expect(inBrief({ targets: ['Mixed Subjects', 'Astrology'] })).toEqual([])
  })
})

describe('a subject that is practised often', () => {
  test('brings a quiz each for the two most frequent', () => {
    const records = [
      record('Physics', { recentQuizzes: 4 }),
      record('Biology', { recentQuizzes: 9 }),
      record('Chemistry', { recentQuizzes: 5 }),
    ]
    expect(inBrief({ records })).toEqual(['quiz b1 0.80', 'quiz c1 0.80'])
  })

  test.each([
    [0, []],
    [1, []],
    [2, []],
    [3, ['quiz c1 0.80']],
  ])('with %i quizzes in 30 days: %j', (recentQuizzes, expected) => {
    expect(inBrief({ records: [record('Chemistry', { recentQuizzes })] })).toEqual(expected)
    expect([FREQUENT_FROM, FREQUENT_WITHIN_MS]).toEqual([3, 30 * DAY])
  })

  test('brings a quiz that was not taken just now, if there is one', () => {
    const records = [record('Physics', { recentQuizzes: 3 })]
    expect(inBrief({ records, recentQuizIds: ['p1'] })).toEqual(['quiz p2 0.80'])
    expect(inBrief({ records, recentQuizIds: ['p1', 'p2'] })).toEqual(['quiz p1 0.80'])
  })

  test('brings none where there is no quiz', () => {
    expect(inBrief({ records: [record('English', { recentQuizzes: 4 })] })).toEqual([])
  })

  test('leads to that quiz', () => {
    expect(recommendFor({ records: [record('Chemistry', { recentQuizzes: 3 })] })).toMatchObject([
      { url: '/dashboard/quizzes/take?q=Quiz%20c1', title: 'Quiz c1', reason: 'You practise Chemistry often' },
    ])
  })
})

describe('a target subject', () => {
  test.each([
    [7 * DAY - 1, []],
    [7 * DAY, ['chapter english 0.90']],
    [30 * DAY, ['chapter english 0.90']],
  ])('last studied %i ms ago: %j', (ago, expected) => {
    const records = [record('English', { recentQuizzes: 0, average: null, lastStudiedAt: NOW - ago })]
    expect(inBrief({ records, targets: ['English'] })).toEqual(expected)
  })

  test('that was never studied is recommended', () => {
    expect(recommendFor({ targets: ['Biology'] })).toMatchObject([
      { title: 'Study Biology', score: 0.9, reason: 'A target of yours, not studied in the last 7 days' },
    ])
  })

  test('that is weak, too, is recommended once, for the better reason', () => {
    const records = [record('English', { average: 40, lastStudiedAt: NOW - 8 * DAY })]
    expect(inBrief({ records, targets: ['English'] })).toEqual(['chapter english 0.90'])
  })
})

test('five are kept, the highest first', () => {
  const records = ['Physics', 'Chemistry', 'Biology'].map((subject, index) =>
    record(subject, { average: 70 - index * 30, recentQuizzes: 9 - index }),
  )
  expect(inBrief({ records, targets: ['English', 'Mathematics'] })).toEqual([
    'chapter biology 0.90',
    'chapter english 0.90',
    'chapter mathematics 0.90',
    'quiz p1 0.80',
    'quiz c1 0.80',
  ])
})

test.each([
  [1, 'red', true],
  [0.8, 'red', true],
  [0.79, 'yellow', false],
  [0.6, 'yellow', false],
  [0.59, 'green', false],
  [0, 'green', false],
])('a score of %f is %s, of high priority: %s', (score, colour, isHigh) => {
  expect([recommendationColour(score), isHighPriority(score)]).toEqual([colour, isHigh])
})

describe('a topic that is not known well yet', () => {
  const topic = (name: string, recent: string, chapter = 'physics/waves') => ({
    ...{ topic: name, chapter, recent, lastAt: NOW },
  })

  test('is recommended with its evidence, and leads to its practice', () => {
    expect(recommendFor({ topics: [topic('Beats', 'mmmM')] })).toEqual([
      {
        contentId: 'physics/waves',
        contentType: 'chapter',
        title: 'Practise Beats',
        subject: 'Physics',
        reason: 'Just started: 1 of 4 lately',
        score: 0.75,
        timestamp: NOW,
        url: '/dashboard/quizzes/practice?chapter=physics%2Fwaves',
      },
    ])
  })

  test('is none with fewer than four answers, from the level good on, or outside of the class', () => {
    const topics = [topic('A', 'mmm'), topic('B', 'MMMM'), topic('C', 'mmmm', 'physicsClass11/kinematics')]
    expect(recommendFor({ topics })).toEqual([])
  })

  test('is at most one of a chapter and two in all, the shakiest first', () => {
    const topics = [
      topic('A', 'mmmMM'),
      topic('B', 'mmmmm'),
      topic('C', 'mmmM', 'chemistry/salts'),
      topic('D', 'mmMM', 'biology/cells'),
    ]
    expect(inBrief({ topics })).toEqual(['chapter physics/waves 1.00', 'chapter chemistry/salts 0.75'])
  })
})
