import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { NoAnswer } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, textsOf } from '#tests/support/components/open-app.tsx'
import { TABS } from './tabs.ts'

const side = page.getByRole('complementary')
const menu = side.getByRole('navigation', { name: 'Dashboard' })
const header = page.getByRole('banner')
const current = () => [...menu.element().querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)

afterEach(() => vi.useRealTimers())

test('the header names the student, by the email until there is a name', async () => {
  const { user, answers } = fakeStudent()
  await openApp('/dashboard/notes', { student: { ...user, displayName: null }, answers })
  await expect.element(header.getByText(`Welcome back, ${user.uid}!`, { exact: true })).toBeVisible()
  await expect.element(header.getByText('s', { exact: true })).toBeVisible()

  // An unknown path leads to the home.
  await openApp('/dashboard/nope', { student: { ...user, displayName: 'Asha Gurung' }, answers })
  await expect.poll(() => location.pathname).toBe('/dashboard')
  await expect.element(header.getByText('Welcome back, Asha Gurung!', { exact: true })).toBeVisible()
  await expect.element(header.getByText(user.email, { exact: true })).toBeVisible()
  await expect.element(header.getByText('A', { exact: true })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('the side menu leads to six parts, and each says its title', async () => {
  const { user, answers } = fakeStudent()
  await openApp('/dashboard', { student: user, answers })
  await expect.element(side.getByText('Student Dashboard', { exact: true })).toBeVisible()
  await expect.element(side.getByText('Dashboard v1.0', { exact: true })).toBeVisible()
  expect(textsOf(menu.getByRole('link'))).toEqual(TABS.map(([label]) => label))
  for (const [label, path, title] of TABS) {
    await menu.getByRole('link', { name: label, exact: true }).click()
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(current).toEqual([label])
    await expect.element(header.getByText(title, { exact: true })).toBeVisible()
  }
})

test('a page within a part belongs to its tab', async () => {
  const { user, answers } = fakeStudent()
  await openApp('/dashboard/quizzes', { student: user, answers })
  const belongsTo = async (path: string, label: string) => {
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(current).toEqual([label])
  }
  await page.getByRole('link', { name: 'View Dashboard' }).click()
  await belongsTo('/dashboard/quizzes/history', 'Quizzes')
  await page.getByRole('main').getByRole('link', { name: 'Take Quiz' }).click()
  await belongsTo('/dashboard/quizzes/take', 'Quizzes')
  await menu.getByRole('link', { name: 'Notes' }).click()
  await page.getByRole('button', { name: /^Physics \d+ chapters/ }).click()
  await page.getByRole('link', { name: /^Rotational Dynamics/ }).click()
  await belongsTo('/dashboard/notes/rotational-dynamics', 'Notes')
  await forgetErrors()
})

test('a failed logout says so for five seconds, and one that succeeds says so on the front page', async () => {
  const { user, answers } = fakeStudent()
  let isBroken = true
  const signOut = async () => {
    if (isBroken) throw new NoAnswer()
    await cookieStore.delete('signed_in')
    return undefined as never
  }
  await openApp('/dashboard', { student: user, answers: { ...answers, auth: { ...answers.auth, signOut } } })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Good ')
  const alert = page.getByRole('alert').filter({ hasText: SIGN_OUT_MESSAGES.failed })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => alert.query()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(alert.query()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => alert.query()).toBeNull()
  vi.useRealTimers()

  isBroken = false
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByText(SIGN_OUT_MESSAGES.done, { exact: true })).toBeVisible()
  await forgetErrors()
})
