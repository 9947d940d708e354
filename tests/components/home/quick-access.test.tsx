import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { FAVORITES_MAX, type Favorite, QUICK_ACCESS_SHOWN } from '#domain/study/favorite-list.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { Refusal } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const NOTE = { id: 'physics-rotational-dynamics-notes', title: 'Rotational Dynamics' }
const SAME_NOTE = 'note Rotational Dynamics'
const SUBJECT = 'subject Physics'
const QUIZ = 'Class 12 Physics: Mechanics'
const EMPTY = 'Press the star on a subject, chapter, note or quiz, and it waits for you here.'

const quickAccess = page.getByRole('region', { name: 'Quick Access', exact: true })
const links = quickAccess.getByRole('link')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const star = (name: string) => page.getByRole('button', { name: `Keep ${name} in Quick Access`, pressed: false })
const filledStar = (name: string) => page.getByRole('button', { name: `Keep ${name} in Quick Access`, pressed: true })

const about = { type: 'note', subject: 'Physics (Class 12)', addedAt: 0, chapter: null, icon: null } as const
const gone: Favorite = { ...about, id: 'note_1', title: 'Magnets', url: '/dashboard/notes/magnets-notes' }
const known: Favorite = { ...about, id: 'note_2', title: NOTE.title, url: `/dashboard/notes/${NOTE.id}` }

/** This many favorites, the one with the highest number first. */
function listQuizzes(count: number): Favorite[] {
  const quiz = { type: 'quiz', subject: 'Physics', url: '/dashboard/quizzes/take', chapter: null, icon: null } as const
  return Array.from({ length: count }, (_, index) => {
    const number = count - index
    return { ...quiz, id: `quiz_${number}`, title: `Quiz ${number}`, addedAt: number }
  })
}

let student = fakeStudent()
const open = (path: string) => openApp(path, { student: student.user, answers: student.answers })
const stored = () => student.state.favorites.map(({ title }) => title)

beforeEach(() => {
  student = fakeStudent()
})

test('a note that has left the catalogue is removed in its row, or where the note would be', async () => {
  student.state.favorites = [known, gone]
  await open('/dashboard')
  const row = quickAccess.getByRole('listitem').filter({ hasText: 'Magnets' })
  await expect.element(row).toMatchTextContent('This note is no longer in the catalogue.')
  await expect.element(row.getByRole('link')).not.toBeInTheDocument()
  expect(textsOf(links)).toEqual([expect.stringMatching(/^Rotational Dynamics/)])
  await row.getByRole('button', { name: 'Remove Magnets' }).click()
  await expect.element(row).not.toBeInTheDocument()
  await expect.poll(stored).toEqual([NOTE.title])

  student = fakeStudent()
  student.state.favorites = [gone, known]
  await open('/dashboard')
  await expect.element(row).toBeVisible()
  await open(gone.url)
  await expect.element(heading('Note Not Found')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from Quick Access' }).click()
  await expect.poll(stored).toEqual([NOTE.title])
})

test('favorites are removed with the keyboard, and the focus stays there', async () => {
  student.state.favorites = [...listQuizzes(2), known]
  await open('/dashboard')
  await expect.element(links).toHaveLength(3)
  filledStar('quiz Quiz 2').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(links).toHaveLength(2)
  await expect.element(filledStar('quiz Quiz 1')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(links).toHaveLength(1)
  await expect.element(filledStar(SAME_NOTE)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(quickAccess).toMatchTextContent(EMPTY)
  await expect.poll(stored).toEqual([])

  // After a reload they are still gone.
  await open('/dashboard')
  await expect.element(quickAccess).toMatchTextContent(EMPTY)
  await quickAccess.getByRole('link', { name: 'Browse subjects' }).click()
  await expect.poll(() => location.pathname).toBe('/notes')
})

test('of many favorites some are shown and, on request, all; one too many takes the place of the oldest', async () => {
  student.state.favorites = listQuizzes(FAVORITES_MAX)
  await open('/dashboard')
  await expect.element(links).toHaveLength(QUICK_ACCESS_SHOWN)
  await expect.element(links.first()).toMatchTextContent(`Quiz ${FAVORITES_MAX}`)
  const toggle = quickAccess.getByRole('button', { name: 'Show' })
  await expect.element(toggle).toHaveTextContent(`Show All (${FAVORITES_MAX})`)
  await toggle.click()
  await expect.element(links).toHaveLength(FAVORITES_MAX)
  await expect.element(toggle).toHaveTextContent('Show Less')
  await toggle.click()
  await expect.element(links).toHaveLength(QUICK_ACCESS_SHOWN)

  await page.getByRole('complementary').getByRole('link', { name: 'Public site' }).click()
  await star(SUBJECT).click()
  const message = `Added successfully. Quick Access has room for ${FAVORITES_MAX}, so the oldest was removed: Quiz 1.`
  await expect.element(page.getByRole('status').filter({ hasText: message })).toBeVisible()
  await expect.poll(() => stored()[0]).toBe('Physics')
  expect([stored().length, stored().at(-1)]).toEqual([20, 'Quiz 2'])
})

test('a visitor sees no star', async () => {
  const expectNone = () => expect.element(page.getByRole('button', { name: /Quick Access/ })).not.toBeInTheDocument()
  for (const [path, title] of [
    ['/notes', 'Class 12 Notes'],
    ['/notes/physics', 'Physics'],
    ['/notes/physics/rotational-dynamics', NOTE.title],
    ['/quiz', 'Take Quiz'],
  ] as const) {
    await openApp(path)
    await expect.element(heading(title)).toBeVisible()
    await expectNone()
  }
})

test('on a phone every star is large enough for a thumb, and can be used by everyone', async () => {
  await page.viewport(...PHONE)
  const sizeOf = (target: Locator) => {
    const { width, height } = target.element().getBoundingClientRect()
    return Math.min(width, height)
  }
  for (const [path, name] of [
    ['/notes', SUBJECT],
    ['/notes/physics', 'chapter Periodic Motion'],
    ['/notes/physics/rotational-dynamics', SAME_NOTE],
    ['/dashboard/quizzes/take', `quiz ${QUIZ}`],
  ] as const) {
    await open(path)
    await star(name).click()
    await expect.element(filledStar(name)).toBeVisible()
    expect(sizeOf(filledStar(name)), path).toBeGreaterThanOrEqual(44)
    // A star that passes under the bar at the top would count as too small.
    scrollTo(0, 0)
    expect(await findViolations(), path).toEqual([])
  }
  await open('/dashboard/notes')
  await page.getByRole('searchbox', { name: 'Search Notes' }).fill('rotational dynamics')
  await star('chapter Rotational Dynamics').click()
  await expect.element(filledStar('chapter Rotational Dynamics')).toBeVisible()
  expect(await findViolations()).toEqual([])
  // The quiz whose card is looked at is not in this test.
  await forgetErrors()
})

test('stars come when the line returns, and again when the student signs in again in this tab', async () => {
  student.state.favorites = [known]
  const { list } = student.answers.favorites
  let hasLine = false
  student.answers.favorites.list = () => {
    if (!hasLine) throw new Refusal(503, 'Busy')
    return list()
  }
  await open(known.url)
  await expect.element(star(SAME_NOTE)).toBeVisible()
  await expect.poll(() => takeErrors().join()).toContain('Loading the favorites failed')
  hasLine = true
  dispatchEvent(new Event('online'))
  await expect.element(filledStar(SAME_NOTE)).toBeVisible()
  await openApp('/quiz')
  await open(known.url)
  await expect.element(filledStar(SAME_NOTE)).toBeVisible()
  await forgetErrors()
})
