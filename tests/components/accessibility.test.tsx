import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

// States of parts of a page. The pages themselves are in tests/e2e/site/accessibility.spec.ts.

test('every form of the profile can be used by everyone, with what it says', async () => {
  const { user, answers } = fakeStudent()
  await openApp('/dashboard/profile', { student: user, answers })
  const settings = page.getByRole('region', { name: 'Account Settings' })
  const row = (name: string) => settings.getByRole('button', { name, exact: true })
  await page.getByRole('button', { name: 'Edit Study Goals' }).click()
  await row('Edit Profile').click()
  const form = page.getByRole('form', { name: 'Edit Profile' })
  await form.getByLabelText('Full Name').fill('')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(form.getByRole('alert')).toBeVisible()
  expect(await findViolations()).toEqual([])
  for (const name of ['Update Email', 'Change Password']) {
    await row(name).click()
    await expect.element(page.getByRole('form', { name })).toBeVisible()
    expect(await findViolations(), name).toEqual([])
  }
  await row('Reset All Stats').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('the setup wizard can be used by everyone on a phone, in its last step', async () => {
  await page.viewport(...PHONE)
  const { user, answers } = fakeStudent({ full_name: null, grade_level: null })
  await openApp('/dashboard', { student: user, answers })
  const wizard = page.getByRole('dialog', { name: 'Set Up Your Profile' })
  const next = wizard.getByRole('button', { name: 'Next', exact: true })
  await wizard.getByLabelText('Full Name').fill('Asha Gurung')
  await next.click()
  await wizard.getByLabelText('Grade Level').selectOptions('Class 11')
  await next.click()
  await expect.element(wizard).toMatchTextContent('Step 3 of 3')
  expect(await findViolations()).toEqual([])
})
