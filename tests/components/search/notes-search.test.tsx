import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'

const box = page.getByRole('searchbox', { name: 'Search Notes' })
const found = page.getByRole('region', { name: 'Search results' })
const first = found.getByRole('link').first()
const query = () => new URLSearchParams(location.search).get('q')

async function open() {
  const { user, answers } = fakeStudent()
  await openApp('/dashboard/notes', { student: user, answers })
  await expect.element(page.getByRole('region', { name: 'Your Subjects' })).toBeVisible()
}

test('what is new goes by the clock: a date far away leaves nothing, and the filters can be cleared', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T06:00:00Z') })
  await open()
  await box.fill('genetics')
  await expect.poll(query).toBe('genetics')
  await expect.element(first).toBeVisible()
  const added = found.getByLabelText('Added')
  expect(textsOf(added.getByRole('option'))).toEqual(['Any time', 'Past week', 'Past month', 'Past year'])
  for (const range of ['Past week', 'Past month', 'Past year']) {
    await added.selectOptions(range)
    await expect.element(page.getByText('Try other filters, or search without them.', { exact: true })).toBeVisible()
  }
  await found.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.element(first).toBeVisible()
  await expect.element(found.getByLabelText('Added')).toHaveValue('all')
})
