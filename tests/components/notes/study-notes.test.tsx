import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Profile } from '#domain/account/profile.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, reload, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { PHONE, SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const main = page.getByRole('main')
const banner = page.getByRole('region', { name: 'Complete Your Profile' })
const subjects = page.getByRole('region', { name: 'Your Subjects' })
const alert = main.getByRole('alert')
const address = () => location.pathname + location.search
const card = (subject: string) => subjects.getByRole('button', { name: new RegExp(`^${subject} \\d+ chapters`) })
const subtitle = (text: string) => main.getByText(text, { exact: true })
const chosen = (schoolClass: string) => page.getByRole('button', { name: schoolClass, exact: true, pressed: true })

/** The figures by their names. */
const tiles = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((tile) => [
      tile.querySelector('dt')?.textContent,
      tile.querySelector('dd')?.textContent,
    ]),
  )

async function pressOn(button: ReturnType<typeof card>, key: string) {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard(key)
}

async function open(known: Partial<Profile>, more: Answers = {}) {
  const student = fakeStudent(known)
  const options = { student: student.user, answers: { ...student.answers, ...more } }
  await openApp('/dashboard/notes', options)
  return { ...student, options }
}

const BOOKMARKS: Answers['bookmarks'] = { list: () => ['physics', 'scienceClass10'] }

test('a student without a grade level is asked for it, and the one that is chosen is followed', async () => {
  await open({ full_name: null, grade_level: null })
  const wizard = page.getByRole('dialog', { name: 'Set Up Your Profile' })
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    const hint = 'Choose your grade level, and you see the subjects that you study.'
    await expect.element(banner).toMatchTextContent(hint)
    await expect.element(subtitle('Class 12').first()).toBeVisible()
    expect(await findViolations()).toEqual([])
  }
  await banner.getByRole('button', { name: 'Complete Profile' }).click()
  await wizard.getByLabelText('Full Name').fill('Asha Gurung')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByLabelText('Grade Level').selectOptions('Class 10')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Complete Setup' }).click()
  await expect.element(wizard).not.toBeInTheDocument()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(banner).not.toBeInTheDocument()
    await expect.element(subtitle('Class 10').first()).toBeVisible()
    await expect.element(card('Social Studies')).toBeVisible()
  }
})

test.each([
  ['Class 10', null, 'Class 10', 'Science and Technology', '6'],
  ['Class 11', 'Management', 'Class 11 · Management', 'Physics', '7'],
  ['IOE', 'Management', 'IOE (Engineering Entrance)', 'Physics', '7'],
  ['CEE', 'Management', 'CEE (Medical Entrance)', 'Physics', '7'],
  ['Class 12', 'Science', 'Class 12 · Science', 'Physics', '7'],
  ['Class 11', 'Science', 'Class 11 · Science', 'Physics', '7'],
] as const)('%s (faculty: %s) is named, and has its subjects', async (level, faculty, name, first, count) => {
  await open({ grade_level: level, faculty }, { bookmarks: BOOKMARKS })
  await expect.element(subtitle(name).first()).toBeVisible()
  await expect.poll(() => tiles().Subjects).toBe(count)
  await expect.element(chosen(level.startsWith('Class') ? level : 'Class 12')).toBeVisible()
  await expect.element(card(first)).toBeVisible()
  await expect.poll(() => tiles().Bookmarked).toBe('2')
  if (level !== 'Class 12') return
  await expect.element(card('Physics')).toMatchTextContent('Bookmarked')
  await expect.element(card('Chemistry')).not.toMatchTextContent('Bookmarked')
})

test('the data on the device shows before the worker answers', async () => {
  const { user, answers } = await open({ grade_level: 'Class 11', faculty: 'Science' }, { bookmarks: BOOKMARKS })
  await expect.element(subtitle('Class 11 · Science')).toBeVisible()
  await expect.poll(() => tiles().Bookmarked).toBe('2')
  const profile = heldBack(answers.profile.get())
  const bookmarks = heldBack<string[]>([])
  const late: Answers = {
    ...answers,
    profile: { ...answers.profile, get: profile.wait },
    bookmarks: { list: bookmarks.wait },
  }
  await reload({ student: user, answers: late })
  await expect.element(subtitle('Class 11 · Science')).toBeVisible()
  await expect.poll(() => tiles().Bookmarked).toBe('2')
  await expect.element(card('Physics')).toBeVisible()
  profile.release()
  bookmarks.release()
})

test('four figures are above the subjects', async () => {
  await open({ faculty: 'Science' })
  await expect.element(subtitle('Class 12 · Science')).toBeVisible()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(banner).not.toBeInTheDocument()
    await expect.element(card('Physics')).toBeVisible()
    const counts = textsOf(subjects.getByText(/· \d+ note/)).map((text) => Number(/· (\d+) note/.exec(text)?.[1]))
    const total = counts.reduce((sum, count) => sum + count, 0)
    await expect
      .poll(() => Object.entries(tiles()))
      .toEqual([
        ['Total Notes', String(total)],
        ['Subjects', '7'],
        ['Study Hours', '0'],
        ['Bookmarked', '0'],
      ])
  }
})

test('one card is open at a time', async () => {
  await open({ faculty: 'Science' })
  const anatomy = page.getByText('Plant Anatomy', { exact: true })
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await pressOn(card('Biology'), '{Enter}')
    await expect.element(card('Biology')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(anatomy.first()).toBeVisible()
    expect(await findViolations()).toEqual([])
    await pressOn(card('Physics'), ' ')
    await expect.element(card('Biology')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(anatomy).not.toBeInTheDocument()
    await expect.element(page.getByText('Periodic Motion', { exact: true }).first()).toBeVisible()
    await pressOn(card('Physics'), '{Enter}')
    await expect.element(card('Physics')).toHaveAttribute('aria-expanded', 'false')
    await pressOn(card('English'), '{Enter}')
    await expect.element(page.getByText('Poetry', { exact: true }).first()).toBeVisible()
  }
})

test('a note is opened by its slug, and Back leads to the open card', async () => {
  await page.viewport(...PHONE)
  await open({})
  await card('Physics').click()
  await page.getByRole('link', { name: /^Rotational Dynamics/ }).click()
  await expect.poll(address).toBe('/dashboard/notes/rotational-dynamics')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Rotational Dynamics')
  await expect.element(page.getByText('Physics / Rotational Dynamics')).toBeVisible()
  await expect.element(page.getByText(/^\d+ kB$/)).toBeVisible()
  await expect.element(page.getByText(/^Added \d+ \w+ \d{4}$/)).toBeVisible()
  history.back()
  await expect.element(card('Physics')).toHaveAttribute('aria-expanded', 'true')
})

test('the grade level does not lock the other classes away', async () => {
  await open({ faculty: 'Science' })
  await page.getByRole('button', { name: 'Class 10', exact: true }).click()
  await expect.element(card('Social Studies')).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('grade')).toBe('Class 10')
  await expect.element(subtitle('Class 12 · Science')).toBeVisible()
  await page.getByRole('button', { name: 'Class 12', exact: true }).click()
  await expect.poll(address).toBe('/dashboard/notes')
})

test.each(['profile', 'bookmarks'] as const)('a failed %s is logged, said and tried again', async (router) => {
  let isBroken = true
  const { answers } = fakeStudent()
  const orRefuse =
    <Answer,>(answer: () => Answer) =>
    () => {
      // A final failure, which is not retried by itself.
      if (isBroken) throw new Refusal(400, 'Broken')
      return answer()
    }
  const broken: Answers =
    router === 'profile'
      ? { profile: { ...answers.profile, get: orRefuse(answers.profile.get) } }
      : { bookmarks: { list: orRefuse(answers.bookmarks.list) } }
  await page.viewport(...PHONE)
  await open({}, broken)
  const figure = router === 'profile' ? 'Study Hours' : 'Bookmarked'
  await expect.element(alert).toBeVisible()
  await expect.poll(() => tiles()[figure]).toBe('–')
  await expect.element(card('Physics')).toBeVisible()
  expect(takeErrors().join()).toContain('A query failed')
  isBroken = false
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.poll(() => tiles()[figure]).toBe('0')
  takeErrors()
})
