import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import listed from '#content/built/quiz-list.json' with { type: 'json' }
import { announcePenalty, warnOfUnanswered } from '#domain/quiz/exam-penalty.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { DIFFICULTIES } from '#domain/quiz/quiz-kinds.ts'
import { compareTitles, QUIZ_SORTS, SERIES_TABS, sortQuizzes } from '#domain/quiz/quiz-search.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { heldBack } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ } from '#tests/support/components/player.ts'
import { PHONE, SIZES } from '#tests/support/components/sizes.ts'

const QUIZZES = (listed as QuizSummary[]).filter(({ isActive }) => isActive).sort(compareTitles)

const list = page.getByRole('region', { name: 'Quizzes' })
const cards = list.getByRole('article')
const choice = (name: string) => page.getByRole('combobox', { name })

test('the quizzes have several orders', async () => {
  await openApp('/quiz')
  await expect.element(choice('Sort by')).toBeVisible()
  expect(textsOf(choice('Sort by').getByRole('option'))).toEqual(QUIZ_SORTS.map(({ label }) => label))
  for (const { label, value } of QUIZ_SORTS.toReversed()) {
    await choice('Sort by').selectOptions(label)
    const expected = sortQuizzes(QUIZZES, value).map(({ title }) => title)
    await expect.poll(() => textsOf(list.getByRole('heading', { level: 2 }))).toEqual(expected)
  }
})

test('series, subject, difficulty and words narrow the list, and nothing found is said', async () => {
  await openApp('/quiz')
  expect(textsOf(choice('Difficulty').getByRole('option'))).toEqual(['All', ...DIFFICULTIES])
  const series = page.getByRole('group', { name: 'Series' })
  for (const { label } of SERIES_TABS) await expect.element(series.getByRole('button', { name: label })).toBeVisible()
  await page.getByRole('button', { name: 'Class 12', exact: true }).click()
  await choice('Subject').selectOptions('Physics')
  await choice('Difficulty').selectOptions('Hard')
  const hard = QUIZZES.filter(
    (quiz) => quiz.series === 'class-12' && quiz.subject === 'Physics' && quiz.difficulty === 'Hard',
  )
  const nothing = page.getByRole('heading', { name: 'No quizzes found' })
  if (hard.length > 0) await expect.element(cards).toHaveLength(hard.length)
  else await expect.element(nothing).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill('zzzz')
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(nothing).toBeVisible()
    await expect.element(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Show all quizzes' }).click()
  await expect.element(cards).toHaveLength(QUIZZES.length)
})

test('a card describes its quiz, and a mock exam shows the cost of a wrong answer before it is submitted', async () => {
  const quiz = QUIZZES.find(({ tags, exam }) => tags.length > 3 && exam)
  if (!quiz?.exam) throw new Error('No mock exam has more than three tags.')
  const { title, subject, difficulty, description, totalQuestions, totalMarks, timeLimit, tags, exam } = quiz
  const { answers } = await fakeQuiz(title, 2)
  await openApp('/quiz', { answers })
  const card = page.getByRole('article', { name: title, exact: true })
  const facts = [`${totalQuestions} questions`, `${totalMarks} marks`, `${timeLimit} minutes`]
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    for (const text of [subject, difficulty, description, ...facts])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible()
    await expect.element(card.getByText(announcePenalty(exam))).toBeVisible()
    expect(textsOf(card.getByRole('list', { name: 'Tags' }).getByRole('listitem'))).toEqual([
      ...tags.slice(0, 3).map((tag) => `#${tag}`),
      `+${tags.length - 3}`,
    ])
    await expect.element(card.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  }
  await card.getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByRole('button', { name: 'I am ready' }).click()
  await page.getByRole('button', { name: /^Question 2,/ }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(page.getByRole('dialog').getByText(warnOfUnanswered(exam))).toBeVisible()
  }
})

test('on a phone the first quiz is on the first screen, and the choices are in a sheet', async () => {
  await page.viewport(...PHONE)
  const filters = page.getByRole('button', { name: 'Filters' })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const hard = QUIZZES.filter(({ difficulty, subject }) => difficulty === 'Hard' && subject === 'Physics').length

  const expectOnFirstScreen = (coveredFromBelow: number) => {
    const { bottom } = list.getByRole('button', { name: 'Start Quiz' }).first().element().getBoundingClientRect()
    expect(bottom).toBeLessThan(PHONE[1] - coveredFromBelow)
    expect(scrollY).toBe(0)
  }
  const chooseInSheet = async () => {
    await expect.element(choice('Subject')).not.toBeInTheDocument()
    await filters.click()
    await choice('Subject').selectOptions('Physics')
    await choice('Difficulty').selectOptions('Hard')
    await sheet.getByRole('button', { name: /^Show / }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(filters).toHaveTextContent('Filters (2)')
    await expect.element(filters).toHaveFocus()
    await expect.element(list.getByRole('status')).toMatchTextContent(new RegExp(`^${hard} quiz`))
  }

  await openApp('/quiz')
  await expect.element(cards.first()).toBeVisible()
  expectOnFirstScreen(0)
  await chooseInSheet()

  const { user, answers } = fakeStudent()
  await openApp('/dashboard/quizzes/take', { student: user, answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Take Quiz' })).toBeVisible()
  await expect.element(cards.first()).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Quick links' }).element().getBoundingClientRect()
  expectOnFirstScreen(bar.height)
  await chooseInSheet()
})

/** Whether the browser opens its own search. */
function isLeftToBrowser(): boolean {
  const keys = { key: 'f', code: 'KeyF', ctrlKey: true, bubbles: true, cancelable: true }
  return document.body.dispatchEvent(new KeyboardEvent('keydown', keys))
}

test('Ctrl or Cmd+F focuses the search of a page of the dashboard that has one, and Escape clears it', async () => {
  const box = page.getByRole('searchbox', { name: 'Search quizzes' })
  await openApp('/quiz')
  await expect.element(box).toBeVisible()
  expect(isLeftToBrowser()).toBe(true)

  const { user, answers } = fakeStudent()
  await openApp('/dashboard/quizzes/take', { student: user, answers })
  await expect.element(cards).toHaveLength(QUIZZES.length)
  for (const modifier of ['Control', 'Meta']) {
    await page.getByRole('heading', { level: 1 }).click()
    await userEvent.keyboard(`{${modifier}>}f{/${modifier}}`)
    await expect.element(box).toHaveFocus()
  }
  expect(isLeftToBrowser()).toBe(true)
  await userEvent.keyboard('zzzz')
  await expect.element(page.getByRole('heading', { name: 'No quizzes found' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('')
  await expect.element(cards).toHaveLength(QUIZZES.length)

  await openApp('/dashboard/profile', { student: user, answers })
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  expect(isLeftToBrowser()).toBe(true)
})

test('a student who goes on to another page while a quiz opens stays there', async () => {
  const { user, answers } = fakeStudent()
  const settings = heldBack(null)
  const preferences = { ...answers.preferences, quizSettings: settings.wait }
  await openApp('/dashboard/quizzes/take', { student: user, answers: { ...answers, preferences } })
  await page.getByRole('article', { name: SHORT_QUIZ, exact: true }).getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByRole('link', { name: 'Blogs', exact: true }).first().click()
  await expect.poll(() => location.pathname).toBe('/dashboard/blogs')
  settings.release()
  await expect.poll(() => deviceStore().list('attempt', user.uid)).toHaveLength(1)
  expect(history.state).not.toHaveProperty('attemptId')
})

test('of two quizzes that are chosen one after the other, the last one opens', async () => {
  const { user, answers } = fakeStudent()
  const { answers: ofQuiz } = await fakeQuiz(SHORT_QUIZ, 1)
  const settings = heldBack(null)
  const preferences = { ...answers.preferences, quizSettings: settings.wait }
  await openApp('/dashboard/quizzes/take', { student: user, answers: { ...answers, ...ofQuiz, preferences } })
  const first = QUIZZES.find(({ title, exam }) => title !== SHORT_QUIZ && !exam)?.title ?? ''
  const buttonOf = (name: string) =>
    page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Start Quiz' })
  for (const name of [first, SHORT_QUIZ]) await expect.element(buttonOf(name)).toBeVisible()
  // At once: a quiz waits only a short time for the settings.
  const buttons = [first, SHORT_QUIZ].map((name) => buttonOf(name).element())
  for (const button of buttons) if (button instanceof HTMLElement) button.click()
  settings.release()
  await expect.poll(() => deviceStore().list('attempt', user.uid)).toHaveLength(2)
  await expect.element(page.getByText('What is 0 + 1?')).toBeVisible()
  const shown = deviceStore()
    .list('attempt', user.uid)
    .find(({ key }) => key === history.state.attemptId)
  expect(shown?.value.title).toBe(SHORT_QUIZ)
  takeErrors()
})
