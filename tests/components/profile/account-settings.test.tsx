import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { GRADE_LEVELS, nameGradeLevel } from '#domain/account/grade-level.ts'
import { PROFILE_MAX, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'

const PASSWORD = 'correct horse'
const settings = page.getByRole('region', { name: 'Account Settings' })
const heading = page.getByRole('heading', { level: 1 })
const row = (name: string) => settings.getByRole('button', { name, exact: true })
const form = (name: string) => page.getByRole('form', { name })
const saysGood = (text: string) => expect.element(settings.getByRole('status')).toHaveTextContent(text)
const saysBad = (text: string) => expect.element(settings.getByRole('alert')).toHaveTextContent(text)

let student = fakeStudent()
const readCopy = () => JSON.parse(localStorage.getItem(`profile_${student.user.uid}`) ?? 'null')

beforeEach(() => {
  student = fakeStudent()
})

async function open(name: string, answers: Answers = {}) {
  const app = await openApp('/dashboard/profile', {
    student: student.user,
    answers: { ...student.answers, ...answers },
  })
  await row(name).click()
  return app
}

const edit = form('Edit Profile')
const save = edit.getByRole('button', { name: 'Save Changes' })

test('Edit Profile says what is wrong, in order, and sends nothing', async () => {
  const { inputsOf } = await open('Edit Profile')
  const says = (text: string) => expect.element(edit.getByRole('alert')).toHaveTextContent(text)
  await edit.getByLabelText('Full Name').fill(' ')
  await edit.getByLabelText('Grade Level').selectOptions('')
  await edit.getByLabelText('Phone Number').fill('call me')
  await save.click()
  await says(PROFILE_MESSAGES.noName)
  await edit.getByLabelText('Full Name').fill('Asha')
  await save.click()
  await says(PROFILE_MESSAGES.noGrade)
  await edit.getByLabelText('Grade Level').selectOptions('CEE')
  await save.click()
  await says(PROFILE_MESSAGES.phone)
  await edit.getByLabelText('Phone Number').fill('984-12')
  await save.click()
  await says(PROFILE_MESSAGES.shortPhone)
  await edit.getByLabelText('Phone Number').fill('')
  await edit.getByLabelText('Address').fill('x'.repeat(PROFILE_MAX.address + 1))
  await save.click()
  await says(PROFILE_MESSAGES.longAddress)
  expect(inputsOf('profile.update')).toEqual([])
})

test('Edit Profile asks for the faculty in Class 11 and 12 alone, and clears it with the grade', async () => {
  student = fakeStudent({ grade_level: 'Class 11', faculty: 'Science' })
  await open('Edit Profile')
  const grade = edit.getByLabelText('Grade Level')
  const faculty = edit.getByLabelText('Faculty')
  expect(textsOf(grade.getByRole('option'))).toEqual(['Choose your grade level', ...GRADE_LEVELS.map(nameGradeLevel)])
  await expect.element(faculty).toHaveValue('Science')
  for (const [level, hasFaculty] of [
    ['Class 10', 0],
    ['Class 11', 1],
    ['CEE', 0],
    ['IOE', 0],
  ] as const) {
    await grade.selectOptions(level)
    await expect.element(faculty).toHaveLength(hasFaculty)
  }
  await save.click()
  await saysGood(PROFILE_MESSAGES.updated)
  expect(student.state.profile).toMatchObject({ grade_level: 'IOE', faculty: null })
})

test('Edit Profile keeps what was typed when it cannot be saved, and takes back what it showed', async () => {
  let isBroken = true
  const update = (draft: Parameters<typeof student.answers.profile.update>[0]) => {
    if (isBroken) throw new NoAnswer()
    return student.answers.profile.update(draft)
  }
  await open('Edit Profile', { profile: { ...student.answers.profile, update } })
  await edit.getByLabelText('Full Name').fill('Binod')
  await save.click()
  await expect.element(edit.getByRole('alert')).toHaveTextContent(PROFILE_MESSAGES.notUpdated)
  await expect.element(edit).toMatchTextContent('Please check your internet connection')
  await expect.element(edit.getByLabelText('Full Name')).toHaveValue('Binod')
  await expect.element(heading).toHaveTextContent('Asha')
  expect(readCopy().full_name).toBe('Asha')
  isBroken = false
  await save.click()
  await saysGood(PROFILE_MESSAGES.updated)
  await expect.element(heading).toHaveTextContent('Binod')
  await expect.element(row('Edit Profile')).toHaveFocus()
  takeErrors()
})

test('Edit Profile writes into the copy at once, before the worker has answered', async () => {
  const held = heldBack(undefined)
  const update = async (draft: Parameters<typeof student.answers.profile.update>[0]) => {
    await held.wait()
    return student.answers.profile.update(draft)
  }
  await open('Edit Profile', { profile: { ...student.answers.profile, update } })
  await edit.getByLabelText('Full Name').fill('Asha Gurung')
  await save.click()
  await expect.element(edit.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect.element(heading).toHaveTextContent('Asha Gurung')
  expect(readCopy().full_name).toBe('Asha Gurung')
  held.release()
  await expect.element(edit).not.toBeInTheDocument()
})

const changePassword = form('Change Password')

async function fillPassword(current: string, next: string, confirmation = next) {
  await changePassword.getByLabelText('Current Password', { exact: true }).fill(current)
  await changePassword.getByLabelText('New Password', { exact: true }).fill(next)
  await changePassword.getByLabelText('Confirm New Password', { exact: true }).fill(confirmation)
  await changePassword.getByRole('button', { name: 'Save Password' }).click()
}

test('Change Password shows what is typed, and says what is wrong', async () => {
  const { answers } = student
  await open('Change Password', {
    account: {
      ...answers.account,
      changePassword: () => {
        throw new Refusal(403, ACCOUNT_MESSAGES.wrongPassword)
      },
    },
  })
  const field = changePassword.getByLabelText('New Password', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await changePassword.getByRole('button', { name: 'Show new password', exact: true }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await fillPassword(PASSWORD, 'new battery', 'new batterie')
  await saysBad(ACCOUNT_MESSAGES.mismatch)
  await fillPassword(PASSWORD, '12345')
  await saysBad(ACCOUNT_MESSAGES.shortPassword)
  await fillPassword('wrong one', 'new battery')
  await saysBad(ACCOUNT_MESSAGES.passwordNotUpdated)
  await expect.element(settings).toMatchTextContent(ACCOUNT_MESSAGES.wrongPassword)
})

const updateEmail = form('Update Email')

async function fillEmail(address: string, password: string) {
  await updateEmail.getByLabelText('New Email').fill(address)
  await updateEmail.getByLabelText('Current Password', { exact: true }).fill(password)
  await updateEmail.getByRole('button', { name: 'Save Email' }).click()
}

test('while a change is under way its form says so, and cannot be sent again', async () => {
  const { answers } = student
  const never = () => new Promise<never>(() => {})
  await open('Update Email', { account: { ...answers.account, updateEmail: never, changePassword: never } })
  await fillEmail('new@example.com', PASSWORD)
  await expect.element(updateEmail.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  await row('Change Password').click()
  await fillPassword(PASSWORD, 'newer battery')
  await expect.element(changePassword.getByRole('button', { name: 'Updating...' })).toBeDisabled()
})

test('without a password a link is offered instead of the form, and none is asked for', async () => {
  const { answers } = student
  const account = () => ({ ...answers.account.get(), hasPassword: false })
  await open('Change Password', { account: { get: account } })
  await expect.element(settings).toMatchTextContent('your account has no password yet')
  await expect.element(changePassword).not.toBeInTheDocument()
  await row('Update Email').click()
  await expect.element(updateEmail.getByLabelText('New Email')).toBeVisible()
  await expect.element(updateEmail.getByLabelText('Current Password')).not.toBeInTheDocument()
})

test('Update Email says what is missing or wrong, that somebody has it, and that the sign-in is too old', async () => {
  const { answers } = student
  let refusal = new Refusal(403, ACCOUNT_MESSAGES.wrongPassword)
  const refuse = () => {
    throw refusal
  }
  await open('Update Email', { account: { ...answers.account, updateEmail: refuse } })
  await expect.element(updateEmail).toMatchTextContent(student.user.email)
  await fillEmail('', '')
  await saysBad(ACCOUNT_MESSAGES.noNewEmail)
  await fillEmail('no address', PASSWORD)
  await saysBad(INVALID_EMAIL)
  await fillEmail('new@example.com', '')
  await saysBad(ACCOUNT_MESSAGES.noCurrentPassword)
  await fillEmail('new@example.com', 'wrong one')
  await saysBad(ACCOUNT_MESSAGES.emailNotUpdated)
  await expect.element(settings).toMatchTextContent(ACCOUNT_MESSAGES.wrongPassword)
  refusal = new Refusal(409, CREDENTIAL_MESSAGES.taken)
  await fillEmail('taken@example.com', PASSWORD)
  await expect.element(settings).toMatchTextContent(CREDENTIAL_MESSAGES.taken)
  await saysBad(ACCOUNT_MESSAGES.emailNotUpdated)
  refusal = new Refusal(403, ACCOUNT_MESSAGES.notRecent)
  await fillEmail('new@example.com', PASSWORD)
  await saysBad(ACCOUNT_MESSAGES.notRecent)
})

test('a new email counts at once where no mail can be sent', async () => {
  const { answers, user } = student
  const email = 'newest@example.com'
  await open('Update Email', {
    account: { ...answers.account, updateEmail: () => ({ user: { ...user, email }, pendingEmail: null }) },
  })
  await fillEmail(email, PASSWORD)
  await saysGood(ACCOUNT_MESSAGES.emailUpdated)
  await expect.element(page.getByRole('region', { name: 'About you' })).toMatchTextContent(email)
})
