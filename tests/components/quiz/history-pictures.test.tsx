import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import listed from '#content/built/quiz-list.json' with { type: 'json' }
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, NoAnswer } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, textsOf } from '#tests/support/components/open-app.tsx'
import { DESKTOP, PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const AT = Date.UTC(2026, 10, 1, 6)
const DAY = 24 * 60 * 60 * 1000
const [quiz] = listed.filter(({ exam, chapter }) => !exam && chapter)
if (!quiz) throw new Error('The catalogue has no quiz.')
const PLACE = quiz.chapter ?? ''

type Item = HistoryItem & { attemptId: string; extraTime: null }

const itemOf = (number: number, changes: Partial<Item> = {}): Item => ({
  id: `result-${number}`,
  attemptId: `attempt-${number}`,
  quizId: quiz.id,
  subject: quiz.subject,
  title: quiz.title,
  score: 40 + number * 10,
  totalQuestions: quiz.totalQuestions,
  correctAnswers: 5,
  timeSpent: number * 10 * quiz.totalQuestions,
  difficulty: 'Easy',
  extraTime: null,
  timestamp: AT + number * DAY,
  completedAt: AT + number * DAY,
  ...changes,
})

const figure = (name: string) => page.getByRole('figure', { name })
const rowsOf = (name: string) => textsOf(figure(name).getByRole('row'))

async function openHistory(items: Item[], more: Answers['learning'] = {}) {
  const { user, answers } = fakeStudent()
  const newest = items.toReversed()
  const summary = {
    totalQuizzes: items.length,
    averageScore: 60,
    bestScore: 90,
    totalTime: 60,
    thisWeek: 0,
    matching: items.length,
  }
  const all = {
    ...answers,
    learning: { topics: () => [], ...more },
    quizResults: {
      ...answers.quizResults,
      list: ({ subject }) => ({ items: newest.filter((one) => !subject || one.subject === subject), nextCursor: null }),
      summary: () => ({
        ...summary,
        subjects: items.length > 0 ? [{ subject: quiz?.subject ?? '', quizzes: items.length, averageScore: 60 }] : [],
      }),
    },
  } satisfies Answers
  await openApp('/dashboard/quizzes/history', { student: user, answers: all })
}

test('the history in pictures, each with its table', async () => {
  await page.viewport(...DESKTOP)
  const gone = itemOf(3, { quizId: 'gone', title: 'An old quiz' })
  await openHistory([itemOf(1), itemOf(2), gone], {
    topics: () => [
      { chapter: PLACE, topic: 'Known well', recent: 'EEEEEE', lastAt: Date.now() },
      { chapter: PLACE, topic: 'Hardly known', recent: 'eeE', lastAt: Date.now() },
    ],
  })
  await expect.element(figure('Score over time')).toBeVisible()
  await figure('Score over time').getByText('As a table').click()
  expect(rowsOf('Score over time')).toEqual([
    'QuizDateScore',
    expect.stringMatching(/^An old quiz.*70%$/),
    expect.stringMatching(/60%$/),
    expect.stringMatching(/50%$/),
  ])
  await figure('Time for a question').getByText('As a table').click()
  const rows = rowsOf('Time for a question')
  expect(rows[1]).toMatch(/0:30not known$/)
  expect(rows[3]).toMatch(/0:10\d+:\d\d$/)
  expect(textsOf(page.getByRole('table', { name: 'By subject' }).getByRole('row'))[1]).toBe(
    `${quiz.subject}3 quizzes60%`,
  )
  await expect.element(page.getByRole('table', { name: 'By topic' })).toBeVisible()
  expect(textsOf(page.getByRole('table', { name: 'By topic' }).getByRole('rowheader'))).toEqual([
    expect.stringMatching(/^Hardly known/),
    expect.stringMatching(/^Known well/),
  ])
  expect(await findViolations()).toEqual([])
  await page.viewport(...PHONE)
  expect(await findViolations()).toEqual([])
})

test('one result is a dot, and none is no picture', async () => {
  await page.viewport(...DESKTOP)
  await openHistory([itemOf(1)])
  await expect.element(figure('Score over time').getByText('One quiz so far')).toBeVisible()
  expect(figure('Score over time').element().querySelectorAll('title')).toHaveLength(1)
  expect(await findViolations()).toEqual([])
  await openHistory([])
  await expect.element(page.getByRole('heading', { name: 'No quiz history found' })).toBeVisible()
  await expect.element(page.getByRole('figure')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'In pictures' })).not.toBeInTheDocument()
})

test('without the topics the other pictures stay', async () => {
  await page.viewport(...DESKTOP)
  await openHistory([itemOf(1), itemOf(2)], {
    topics: () => {
      throw new NoAnswer()
    },
  })
  await expect.element(page.getByRole('table', { name: 'By subject' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'By topic' })).not.toBeInTheDocument()
  await forgetErrors()
})

test('two results with the same words are two rows', async () => {
  await page.viewport(...DESKTOP)
  await openHistory([itemOf(1), itemOf(1, { id: 'result-twin', attemptId: 'attempt-twin' })])
  for (const name of ['Score over time', 'Time for a question']) {
    await figure(name).getByText('As a table').click()
    expect(rowsOf(name)).toHaveLength(3)
  }
})
