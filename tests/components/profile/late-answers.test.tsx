import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { AVATAR_MESSAGES } from '#domain/account/avatar-rules.ts'
import { DATA_MESSAGES, DATA_PATH } from '#domain/account/own-data.ts'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { TARGET_SUBJECT_MESSAGES } from '#domain/study/target-subjects.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, type Files, heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'

const settings = page.getByRole('region', { name: 'Account Settings' })
const row = (name: string) => settings.getByRole('button', { name, exact: true })
const form = (name: string) => page.getByRole('form', { name })
const newEmail = form('Update Email').getByLabelText('New Email')
const menu = page.getByRole('navigation', { name: 'Dashboard' })
/** A message of any kind, wherever it is. */
const said = (text: string) => page.getByText(text)

let student = fakeStudent()

beforeEach(() => {
  student = fakeStudent()
})

async function open(answers: Answers = {}, files?: Files) {
  const app = await openApp('/dashboard/profile', {
    student: student.user,
    answers: { ...student.answers, ...answers },
    ...(files && { files }),
  })
  await expect.element(settings).toBeVisible()
  return app
}

async function changePassword() {
  await row('Change Password').click()
  const fields = { 'Current Password': 'correct horse', 'New Password': 'new battery' }
  for (const [label, text] of Object.entries({ ...fields, 'Confirm New Password': 'new battery' }))
    await form('Change Password').getByLabelText(label, { exact: true }).fill(text)
  await form('Change Password').getByRole('button', { name: 'Save Password' }).click()
}

async function leave() {
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard')
}

test('closes no other form, and its message is in no other form', async () => {
  const changed = heldBack({ changed: true, passkeys: 0 })
  await open({ account: { ...student.answers.account, changePassword: changed.wait } })
  await changePassword()
  await row('Update Email').click()
  await newEmail.fill('new@example.com')
  changed.release()
  await expect.element(said(ACCOUNT_MESSAGES.passwordUpdated)).toBeVisible()
  await expect.element(settings.getByText(ACCOUNT_MESSAGES.passwordUpdated)).not.toBeInTheDocument()
  await expect.element(newEmail).toHaveValue('new@example.com')
})

test('closes no form that was opened again', async () => {
  const refused = heldBack(undefined)
  const changePasswordLate = async () => {
    await refused.wait()
    throw new Refusal(403, ACCOUNT_MESSAGES.wrongPassword)
  }
  await open({ account: { ...student.answers.account, changePassword: changePasswordLate } })
  await changePassword()
  await row('Change Password').click()
  await row('Change Password').click()
  refused.release()
  await expect.element(said(`${ACCOUNT_MESSAGES.passwordNotUpdated}. ${ACCOUNT_MESSAGES.wrongPassword}`)).toBeVisible()
  await expect.element(form('Change Password').getByRole('alert')).not.toBeInTheDocument()
})

test('about no form is above the forms', async () => {
  const file = heldBack(Response.json({ error: { message: 'Later.' } }, { status: 503 }))
  await open({}, (path) => (path === DATA_PATH ? file.wait() : undefined))
  await row('Download My Data').click()
  await row('Update Email').click()
  await newEmail.fill('new@example.com')
  file.release()
  await expect.element(settings.getByRole('alert')).toHaveTextContent(DATA_MESSAGES.failed)
  await expect.element(form('Update Email').getByRole('alert')).not.toBeInTheDocument()
  await expect.element(newEmail).toHaveValue('new@example.com')
})

test('is said on the next page, too', async () => {
  const saved = heldBack({ lastUpdated: 1, studyGoals: { targetSubjects: [] } })
  const refused = heldBack(undefined)
  const removeAvatar = async () => {
    await refused.wait()
    throw new NoAnswer()
  }
  student = fakeStudent({ avatar_url: '/icon.svg' })
  const { answers } = student
  await open({
    preferences: { ...answers.preferences, set: saved.wait },
    profile: { ...answers.profile, removeAvatar },
  })
  await page.getByRole('button', { name: 'Edit Study Goals' }).click()
  await form('Study Goals').getByRole('button', { name: 'Save Goals' }).click()
  await page.getByRole('button', { name: 'Remove Picture' }).click()
  await leave()
  saved.release()
  await expect.element(said(TARGET_SUBJECT_MESSAGES.updated)).toBeVisible()
  refused.release()
  await expect.element(said(AVATAR_MESSAGES.notUpdated)).toBeVisible()
  takeErrors()
})

test('is said after the setup was closed', async () => {
  student = fakeStudent({ full_name: null })
  const refused = heldBack(undefined)
  const update = async () => {
    await refused.wait()
    throw new Refusal(500, 'x')
  }
  const { answers, user } = student
  await openApp('/dashboard', { student: user, answers: { ...answers, profile: { ...answers.profile, update } } })
  const wizard = page.getByRole('dialog', { name: 'Set Up Your Profile' })
  await wizard.getByLabelText('Full Name').fill('Asha')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Complete Setup' }).click()
  await expect.element(wizard.getByRole('button', { name: 'Setting up...' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(wizard).not.toBeInTheDocument()
  refused.release()
  await expect.element(said(PROFILE_MESSAGES.notUpdated)).toBeVisible()
})

test('that is lost has perhaps changed the profile, which is asked for again', async () => {
  const { answers } = student
  await open({
    profile: {
      ...answers.profile,
      update: (draft) => {
        answers.profile.update(draft)
        throw new NoAnswer()
      },
    },
  })
  await row('Edit Profile').click()
  await form('Edit Profile').getByLabelText('Full Name').fill('Binod')
  await form('Edit Profile').getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(form('Edit Profile').getByRole('alert')).toHaveTextContent(PROFILE_MESSAGES.notUpdated)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Binod')
  takeErrors()
})
