import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, NoAnswer } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, takeErrors } from '#tests/support/components/open-app.tsx'

const heading = page.getByRole('heading', { level: 1 })
const isCopy = page.getByText('This is the copy on this device.')

let student = fakeStudent()
const keyOfCopy = () => `profile_${student.user.uid}`
const readCopy = () => JSON.parse(localStorage.getItem(keyOfCopy()) ?? 'null')
/** The profile as this device has stored it. */
const plantCopy = (full_name: string) =>
  localStorage.setItem(keyOfCopy(), JSON.stringify({ ...student.state.profile, full_name }))

beforeEach(() => {
  student = fakeStudent()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = (get: NonNullable<NonNullable<Answers['profile']>['get']> = student.answers.profile.get) =>
  openApp('/dashboard/profile', {
    student: student.user,
    answers: { ...student.answers, profile: { ...student.answers.profile, get } },
  })

test('a copy of the profile that cannot be read is none', async () => {
  localStorage.setItem(keyOfCopy(), '{"id":[')
  await open()
  await expect.element(heading).toHaveTextContent('Asha')
  await expect.poll(readCopy).toMatchObject({ grade_level: 'Class 12' })
})

test('the copy of the profile shows before the worker has answered, and gives way to its answer', async () => {
  plantCopy('As it was')
  const held = heldBack(student.state.profile)
  await open(held.wait)
  await expect.element(heading).toHaveTextContent('As it was')
  held.release()
  await expect.element(heading).toHaveTextContent('Asha')
  await expect.poll(readCopy).toMatchObject({ full_name: 'Asha' })
})

test('the copy of the profile shows while the worker does not answer, and says so', async () => {
  plantCopy('As it was')
  let isBroken = true
  vi.useFakeTimers()
  await open(() => {
    if (isBroken) throw new NoAnswer()
    return student.answers.profile.get()
  })
  await expect.poll(async () => (await vi.advanceTimersByTimeAsync(1_000)) && isCopy.query()).not.toBeNull()
  vi.useRealTimers()
  await expect.element(heading).toHaveTextContent('As it was')
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect.element(isCopy).not.toBeInTheDocument()
  await expect.element(heading).toHaveTextContent('Asha')
  await forgetErrors()
})

test('a copy of the profile that finds no room is only logged', async () => {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('profile_')) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  await open()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const form = page.getByRole('form', { name: 'Edit Profile' })
  await form.getByLabelText('Full Name').fill('Binod')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  const settings = page.getByRole('region', { name: 'Account Settings' })
  await expect.element(settings.getByRole('status')).toHaveTextContent(PROFILE_MESSAGES.updated)
  await expect.element(heading).toHaveTextContent('Binod')
  expect(takeErrors().join()).toContain('The copy of the profile was not kept')
})
