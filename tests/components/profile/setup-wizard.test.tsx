import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp } from '#tests/support/components/open-app.tsx'

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
