import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, reload, takeErrors } from '#tests/support/components/open-app.tsx'
import { PHONE } from '#tests/support/components/sizes.ts'

const wizard = page.getByRole('dialog', { name: 'Set Up Your Profile' })
const press = (name: string) => wizard.getByRole('button', { name, exact: true }).click()
const field = (label: string) => wizard.getByLabelText(label)

const bareStudent = () => fakeStudent({ full_name: null, grade_level: null })

test('the wizard is done with the keyboard alone', async () => {
  const { user, state, answers } = bareStudent()
  await openApp('/dashboard', { student: user, answers })
  await expect.element(field('Full Name')).toHaveFocus()
  await userEvent.keyboard('Asha{Enter}')
  await expect.element(field('Grade Level')).toHaveFocus()
  await userEvent.keyboard('IOE')
  await expect.element(field('Grade Level')).toHaveValue('IOE')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('College')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Profile setup completed successfully!')).toBeVisible()
  expect(state.profile).toMatchObject({ full_name: 'Asha', grade_level: 'IOE', faculty: null })
})

test('closing the wizard ends it for this visit, and the next visit still has the typed text', async () => {
  const { user, state, answers } = bareStudent()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await openApp('/dashboard', { student: user, answers })
  await field('Full Name').fill('Asha')
  await press('Next')
  await field('Grade Level').selectOptions('CEE')
  await press('Close')
  await expect.element(wizard).not.toBeInTheDocument()
  await menu.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Complete Your Profile' }).click()
  await expect.element(field('Grade Level')).toHaveValue('CEE')
  await userEvent.keyboard('{Escape}')
  await expect.element(wizard).not.toBeInTheDocument()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Welcome, ')
  await expect.element(wizard).not.toBeInTheDocument()
  expect(state.profile.full_name).toBeNull()
})

test('a student with only a name is asked for the grade, and only on the home', async () => {
  const { user, answers } = fakeStudent({ grade_level: null })
  await openApp('/dashboard/profile', { student: user, answers })
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect.element(wizard).not.toBeInTheDocument()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(field('Full Name')).toHaveValue('Asha')
})

const says = (text: string) => expect.element(wizard.getByRole('alert')).toHaveTextContent(text)
const isAt = async (step: number, percent: number) => {
  await expect.element(wizard).toMatchTextContent(`Step ${step} of 3`)
  await expect.element(wizard.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
}

test('the wizard says what is missing, loses nothing by going back, and says what could not be saved', async () => {
  const { user, state, answers } = bareStudent()
  let isBroken = true
  const profile: typeof answers.profile = {
    ...answers.profile,
    update: (draft) => {
      if (isBroken) throw new NoAnswer()
      return answers.profile.update(draft)
    },
  }
  let targets: string[] = []
  let setPreferences = (): Promise<void> | void => {
    throw new Refusal(500, 'x')
  }
  const preferences: Answers['preferences'] = {
    ...answers.preferences,
    set: async ({ studyGoals }) => {
      await setPreferences()
      targets = studyGoals.targetSubjects
      return { lastUpdated: 1, studyGoals }
    },
  }
  const options = { student: { ...user, displayName: null }, answers: { ...answers, profile, preferences } }
  await openApp('/dashboard', options)
  await isAt(1, 33)
  await expect.element(wizard.getByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
  await press('Next')
  await says('Please enter your name')
  await field('Full Name').fill('Asha Gurung')
  await press('Next')

  await isAt(2, 67)
  await expect.element(wizard.getByRole('alert')).not.toBeInTheDocument()
  await press('Next')
  await says('Please select your grade level')
  await field('Grade Level').selectOptions('Class 11')
  await expect.element(wizard.getByRole('alert')).not.toBeInTheDocument()
  await field('Faculty').selectOptions('Science')
  await press('Previous')
  await expect.element(field('Full Name')).toHaveValue('Asha Gurung')
  await press('Next')
  await expect.element(field('Faculty')).toHaveValue('Science')
  await press('Next')

  await isAt(3, 100)
  await field('College').fill('Budhanilkantha School')
  await field('Phone Number').fill('12')
  await press('Complete Setup')
  await says(PROFILE_MESSAGES.shortPhone)
  await field('Phone Number').fill('9841234567')
  await wizard.getByRole('checkbox', { name: 'Physics' }).click({ force: true })

  // The profile cannot be saved.
  await press('Complete Setup')
  await says(PROFILE_MESSAGES.notUpdated)
  await press('Previous')
  await expect.element(field('Grade Level')).toHaveValue('Class 11')
  await press('Next')

  // The rest cannot be saved.
  isBroken = false
  await press('Complete Setup')
  await says('Failed to setup profile')

  const held = heldBack(undefined)
  setPreferences = held.wait
  await press('Complete Setup')
  await expect.element(wizard.getByRole('button', { name: 'Setting up...' })).toBeDisabled()
  held.release()
  const done = page.getByRole('status').filter({ hasText: 'Profile setup completed successfully!' })
  await expect.element(done).toBeVisible()
  await expect.element(wizard).not.toBeInTheDocument()
  await expect.element(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
  expect(state.profile).toMatchObject({
    full_name: 'Asha Gurung',
    grade_level: 'Class 11',
    faculty: 'Science',
    college: 'Budhanilkantha School',
    phone_number: '9841234567',
  })
  expect(targets).toEqual(['Physics'])
  expect(Object.keys(localStorage).filter((key) => key.includes('setup'))).toEqual([])
  await reload({ ...options, student: { ...user, displayName: 'Asha Gurung' } })
  await expect.element(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Task Planner' })).toBeVisible()
  await expect.element(wizard).not.toBeInTheDocument()
  takeErrors()
})

test('another student on this device finds nothing that the one before has typed', async () => {
  const { user, answers } = bareStudent()
  await openApp('/dashboard', { student: user, answers })
  await field('Full Name').fill('Asha')
  await press('Next')
  await field('Grade Level').selectOptions('CEE')
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('setup'))).toBe(true)

  const other = bareStudent()
  await openApp('/dashboard', { student: other.user, answers: other.answers })
  await expect.element(field('Full Name')).toHaveValue('')
})

test('a student with a name and a grade is asked nowhere', async () => {
  const { user, answers } = fakeStudent()
  for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/quizzes/take']) {
    await openApp(path, { student: user, answers })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(wizard).not.toBeInTheDocument()
  }
})

test('the wizard fits on a phone, and so does every form of the profile', async () => {
  await page.viewport(...PHONE)
  const [width, height] = PHONE
  const { user, answers } = bareStudent()
  await openApp('/dashboard', { student: user, answers })
  await field('Full Name').fill('Asha Gurung')
  await press('Next')
  await field('Grade Level').selectOptions('Class 11')
  await press('Next')
  await isAt(3, 100)
  const box = wizard.element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(width)
  expect(box.height).toBeLessThanOrEqual(height)

  const known = fakeStudent()
  await openApp('/dashboard/profile', { student: known.user, answers: known.answers })
  for (const name of ['Edit Profile', 'Update Email', 'Change Password']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(page.getByRole('form', { name })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
  }
  await page.getByRole('button', { name: 'Change Password', exact: true }).click()
  await expect.element(page.getByRole('form', { name: 'Change Password' })).not.toBeInTheDocument()
})
