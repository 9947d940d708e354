import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { forgetErrors, openApp, textsOf } from '#tests/support/components/open-app.tsx'
import { PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'
import { TABS } from './tabs.ts'

const QUIZ = 'Class 12 Physics: Mechanics'
const [WIDTH, HEIGHT] = PHONE
const drawer = page.getByRole('dialog', { name: 'Menu' })
const opener = page.getByRole('button', { name: 'Open menu' })
const side = page.getByRole('complementary')
const bar = page.getByRole('navigation', { name: 'Quick links' })
const items = bar.getByRole('listitem')
const subjects = page.getByRole('main').getByRole('button', { name: /chapters/ })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const isScrollLocked = () =>
  [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden')
const boxOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect()

beforeEach(async () => {
  await page.viewport(...PHONE)
  const { user, answers } = fakeStudent()
  const quiz = await fakeQuiz(QUIZ, 2)
  await openApp('/dashboard/notes', {
    student: user,
    answers: {
      ...answers,
      ...quiz.answers,
      quizResults: { ...answers.quizResults, ...quiz.answers.quizResults },
      auth: { ...answers.auth, signOut: async () => void (await cookieStore.delete('signed_in')) as never },
    },
  })
  await expect.element(subjects).toHaveLength(7)
})

test('the side menu is a drawer, under which the page does not scroll', async () => {
  await expect.element(side).not.toBeInTheDocument()
  await opener.click()
  await expect.element(drawer.getByText('Student Dashboard', { exact: true })).toBeVisible()
  await expect.element(drawer.getByText('Dashboard v1.0', { exact: true })).toBeVisible()
  expect(textsOf(drawer.getByRole('navigation').getByRole('link'))).toEqual(TABS.map(([label]) => label))
  await expect
    .poll(() => {
      const { x, y, height } = boxOf(drawer)
      return [x, y, Math.round(height)]
    })
    .toEqual([0, 0, HEIGHT])
  await expect.poll(isScrollLocked).toBe(true)
  expect(await findViolations()).toEqual([])
  await userEvent.click(document.documentElement, { position: { x: WIDTH - 10, y: 400 }, force: true })
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.poll(isScrollLocked).toBe(false)
})

test('the drawer closes when the screen grows to 1024 px', async () => {
  await opener.click()
  await expect.element(drawer).toBeVisible()
  await page.viewport(1023, 800)
  await expect.element(drawer).toBeVisible()
  await expect.element(side).not.toBeInTheDocument()
  await page.viewport(1024, 800)
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(side).toBeVisible()
  await expect.poll(isScrollLocked).toBe(false)
})

test('the drawer keeps the keyboard inside, closes on Escape and gives the focus back', async () => {
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByRole('button', { name: 'Close menu' })).toHaveFocus()
  for (let press = 0; press < 12; press++) {
    await userEvent.tab()
    // Between the last and the first element a guard has the focus for a frame and moves it on.
    await expect.poll(() => document.activeElement?.matches('[data-base-ui-focus-guard]')).not.toBe(true)
    const { activeElement, body } = document
    expect(activeElement === body || activeElement?.closest('[role=dialog]') !== null).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  drawer.getByRole('link', { name: 'Profile' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/dashboard/profile')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('the top bar goes beyond 100 px on the way down, and comes back on the way up', async () => {
  const topBar = page.getByRole('banner').filter({ has: opener })
  await expect.element(topBar).toMatchTextContent('Study Notes')
  // The page handles one scroll after the other.
  const scroll = async (top: number) => {
    scrollTo(0, top)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  for (const [top, isThere] of [
    [100, true],
    [101, false],
    [220, false],
    [200, true],
  ] as const) {
    await scroll(top)
    if (isThere) await expect.element(topBar).toBeInViewport({ ratio: 1 })
    else await expect.element(topBar).not.toBeInViewport()
  }
  // The bar at the bottom does not cover the end of a page.
  scrollTo(0, document.body.scrollHeight)
  await expect.poll(() => boxOf(subjects.last()).bottom).toBeLessThanOrEqual(boxOf(bar).top)
})

test('the bar at the bottom leads to five places, large enough for a thumb, and says where the student is', async () => {
  expect(textsOf(items)).toEqual(['Home', 'Notes', 'Quizzes', 'Search', 'Profile'])
  for (const item of items.elements()) {
    const { width = 0, height = 0 } = item.querySelector('a, button')?.getBoundingClientRect() ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  for (const [label, path] of [
    ['Home', '/dashboard'],
    ['Quizzes', '/dashboard/quizzes'],
    ['Profile', '/dashboard/profile'],
    ['Notes', '/dashboard/notes'],
  ] as const) {
    await bar.getByRole('link', { name: label }).click()
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(() => bar.element().querySelector('[aria-current=page]')?.textContent).toBe(label)
  }
  const search = bar.getByRole('button', { name: 'Search' })
  search.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Search everything' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toHaveLength(1)
})

test('the bar at the bottom gives way to the player and to a note, and to the side menu from 768 px', async () => {
  await bar.getByRole('link', { name: 'Quizzes' }).click()
  await page.getByRole('link', { name: 'Take Quiz Now' }).click()
  await expect.element(heading('Take Quiz')).toBeVisible()
  await expect.element(bar).toBeVisible()
  await page.getByRole('article', { name: QUIZ }).getByRole('button', { name: 'Start Quiz' }).click()
  await expect.element(heading(QUIZ)).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Exit Quiz' }).click()
  await bar.getByRole('link', { name: 'Notes' }).click()
  await page.getByRole('button', { name: /^Physics \d+ chapters/ }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rotational Dynamics/ })
    .click()
  await expect.element(page.getByRole('link', { name: 'Back to Notes' })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Back to Notes' }).click()
  await bar.getByRole('link', { name: 'Profile' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/profile')
  await expect.element(bar).toBeVisible()
  await page.viewport(768, 1000)
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await forgetErrors()
})

test('Logout is in the side menu, and on no page', async () => {
  await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  await opener.click()
  await expect.element(drawer).toBeVisible()
  expect(textsOf(drawer.getByRole('button'))).toEqual(['', 'Logout'])
  await drawer.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByRole('link', { name: 'Start Learning' })).toBeVisible()
  await forgetErrors()
})
