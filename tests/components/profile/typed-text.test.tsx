import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE_MAX, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { PHONE } from '#tests/support/components/sizes.ts'

const heading = page.getByRole('heading', { level: 1 })
const SMALL_DESKTOP = [1024, 768] as const

test('what a student types stays text, wherever it shows', async () => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  const { user, answers, state } = fakeStudent()
  await openApp('/dashboard/profile', { student: user, answers })
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const form = page.getByRole('form', { name: 'Edit Profile' })
  for (const label of ['Full Name', 'College', '+2 College', 'Address'])
    await form.getByLabelText(label, { exact: true }).fill(evil)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText(PROFILE_MESSAGES.updated)).toBeVisible()
  await expect.element(heading).toHaveTextContent(evil)
  await expect.element(page.getByText(`Welcome back, ${evil}!`)).toBeVisible()
  expect(state.profile.full_name).toBe(evil)
  for (const path of ['/dashboard', '/dashboard/profile']) {
    await openApp(path, { student: { ...user, displayName: evil }, answers })
    await expect.element(heading).toMatchTextContent(evil)
    expect(document.querySelectorAll('main img[src="x"], main script')).toHaveLength(0)
    expect(document.title).not.toBe('1')
  }
})

test('a name and a college of one long word widen no page', async () => {
  const name = 'W'.repeat(PROFILE_MAX.name)
  const { user, answers } = fakeStudent({ full_name: name, college: 'W'.repeat(PROFILE_MAX.college) })
  for (const [path, title] of [
    ['/dashboard', new RegExp(`^Good .*${name}`)],
    ['/dashboard/profile', name],
    ['/dashboard/quizzes', 'Quizzes'],
    ['/dashboard/notes', 'Study Notes'],
  ] as const) {
    await openApp(path, { student: { ...user, displayName: name }, answers })
    await expect.element(heading).toMatchTextContent(title)
    for (const [width, height] of [PHONE, SMALL_DESKTOP]) {
      await page.viewport(width, height)
      await expect.element(heading).toBeVisible()
      expect([path, document.documentElement.scrollWidth]).toEqual([path, width])
    }
  }
})
