import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import type { Profile } from '#domain/account/profile.ts'
import { RECENT_SEARCHES_MAX, SEARCH_RESULTS_MAX } from '#domain/search/search-limits.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp, query, reload, textsOf } from '#tests/support/components/open-app.tsx'
import { address, LAW } from '#tests/support/components/search-dialog.ts'
import { PHONE, SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const box = page.getByRole('searchbox', { name: 'Search Notes' })
const suggestions = page.getByRole('region', { name: 'Suggestions' })
const found = page.getByRole('region', { name: 'Search results' })
const results = found.getByRole('link')
const first = results.first()
const subjects = page.getByRole('region', { name: 'Your Subjects' })
const biology = page.getByRole('button', { name: /^Biology/ })
const words = () => new URLSearchParams(location.search).get('q')
const press = (keys: string) => userEvent.keyboard(keys)

async function open(known: Partial<Profile> = {}) {
  const { user, answers } = fakeStudent(known)
  const options = { student: user, answers }
  await openApp('/dashboard/notes', options)
  await expect.element(subjects).toBeVisible()
  return options
}

test('suggests, searches, finds, and says when it finds nothing', async () => {
  await page.viewport(...PHONE)
  await open()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(suggestions).not.toBeInTheDocument()
    await box.click()
    await expect.poll(() => textsOf(suggestions.getByRole('heading'))).toEqual(['Popular searches'])
    expect(textsOf(suggestions.getByRole('listitem'))).toEqual([...POPULAR_SEARCHES])
    expect(await findViolations()).toEqual([])

    await box.fill('rotational dynamics')
    await expect.element(suggestions).not.toBeInTheDocument()
    await expect.element(first).toHaveAccessibleName('Rotational Dynamics Physics · Class 12 Chapter')
    await expect.element(results.nth(1)).toHaveAccessibleName('Rotational Dynamics Physics · Class 12 Note')
    await expect.element(found.getByRole('status')).toMatchTextContent(/^\d+ results?$/)
    await expect.element(subjects).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])

    await box.fill('no such thing at all')
    await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect.element(page.getByText('Try searching with different keywords.', { exact: true })).toBeVisible()
    expect(await findViolations()).toEqual([])
    await found.getByRole('button', { name: 'Clear Search' }).click()
    await expect.element(box).toHaveValue('')
    await expect.element(box).toHaveFocus()
    await expect.poll(address).toBe('/dashboard/notes')
    await press('{Escape}')
    ;(box.element() as HTMLElement).blur()
  }
})

test('leads to the chapter in the card of its subject, and Back to the search', async () => {
  await page.viewport(...PHONE)
  await open()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(biology).toHaveAttribute('aria-expanded', 'false')
    await box.fill('genetics')
    await results.filter({ hasText: 'Chapter' }).first().click()
    await expect.poll(() => location.href).toMatch(/\/dashboard\/notes\?.*open=biology#genetics$/)
    await expect.element(biology).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => document.querySelector('main #genetics')).not.toBeNull()
    await expect.element(query('main #genetics')).toBeInViewport()
    await expect.element(box).toHaveValue('')
    history.back()
    await expect.poll(address).toBe('/dashboard/notes?q=genetics')
    await expect.element(box).toHaveValue('genetics')
    await box.click()
    await press('{Escape}')
    await expect.poll(address).toBe('/dashboard/notes')
    await press('{Escape}')
  }
})

test('leads to the note', async () => {
  await page.viewport(...PHONE)
  await open()
  await box.fill('genetics')
  await results.filter({ hasText: 'Note' }).first().click()
  await expect.poll(address).toBe('/dashboard/notes/genetics')
})

test('shows no more results than it should: the exact title first, then titles that begin with the query', async () => {
  await open()
  await box.fill('physics')
  await expect.element(results).toHaveLength(SEARCH_RESULTS_MAX)
  await expect.element(first).toHaveAccessibleName('Physics Class 12 Subject')
  await box.fill('electro')
  await expect.poll(words).toBe('electro')
  await expect.element(first).toMatchTextContent('Electro')
  const titles = textsOf(results).map((text) => text.toLowerCase().startsWith('electro'))
  expect(titles).toEqual(titles.toSorted((one, other) => Number(other) - Number(one)))
})

test('of titles that match equally well, those of the student’s class come first', async () => {
  await open({ grade_level: 'Class 10' })
  await box.fill('grammar')
  await expect.element(first).toMatchTextContent('Class 10')
})

test('narrows by subject, date and tag, and forgets the filters with the search', async () => {
  const options = await open()
  await box.fill('dynamics')
  await expect.element(results.filter({ hasText: 'Physics ·' }).first()).toBeVisible()
  await found.getByLabelText('Subject').selectOptions('Chemistry')
  await expect.element(results.filter({ hasText: 'Physics ·' })).toHaveLength(0)
  await expect.element(first).toMatchTextContent('Chemistry')
  await found.getByLabelText('Subject').selectOptions('All Subjects')

  await box.fill('rotational dynamics')
  const tag = found
    .getByRole('group', { name: 'Tags' })
    .getByRole('button', { name: 'Moment of inertia and radius of gyration' })
  await tag.click()
  await expect.element(tag).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => textsOf(results))
    .toEqual([
      expect.stringMatching(/^Rotational Dynamics.*Chapter$/),
      expect.stringMatching(/^Rotational Dynamics.*Note$/),
      expect.stringMatching(/Rotational Dynamics.*Section$/),
      expect.stringMatching(/Rotational Dynamics.*Section$/),
    ])
  await reload(options)
  await expect.element(tag).toHaveAttribute('aria-pressed', 'true')
  await expect.element(results).toHaveLength(4)
  // Only notes have a date.
  await found.getByLabelText('Added').selectOptions('Past year')
  await expect.element(results.filter({ hasText: 'Chapter' })).toHaveLength(0)
  await box.click()
  await press('{Escape}')
  await expect.poll(address).toBe('/dashboard/notes')
})

test('finds places in notes, and narrows them', async () => {
  const { user, answers } = fakeStudent()
  await openApp('/dashboard/notes?q=lenz', { student: user, answers })
  const law = found.getByRole('region', { name: 'In the notes' }).getByRole('link', { name: LAW })
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(law).toBeVisible()
    expect(results.elements().length).toBeLessThanOrEqual(SEARCH_RESULTS_MAX)
    expect(await findViolations()).toEqual([])
  }
  await found.getByLabelText('Subject').selectOptions('Chemistry')
  await expect.element(law).not.toBeInTheDocument()
  await found.getByLabelText('Subject').selectOptions('Physics')
  await expect.element(law).toBeVisible()
})

test('keeps the last searches on this device', async () => {
  const options = await open()
  const searches = ['torque', 'genetics', 'electrolysis', 'waves', 'prose', 'limits']
  for (const text of searches) {
    await box.fill(text)
    await press('{Enter}')
    await expect.poll(words).toBe(text)
  }
  await press('{Escape}')
  const kept = searches.toReversed().slice(0, RECENT_SEARCHES_MAX)
  await expect.poll(() => textsOf(suggestions.getByRole('heading'))).toEqual(['Recent searches', 'Popular searches'])
  expect(textsOf(suggestions.getByRole('listitem'))).toEqual([...kept, ...POPULAR_SEARCHES])
  await reload(options)
  await box.click()
  await suggestions.getByRole('button', { name: 'prose' }).click()
  await expect.element(box).toHaveValue('prose')
  await expect.element(first).toBeVisible()
  await box.click()
  await press('{Escape}')
  await suggestions.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect.poll(() => textsOf(suggestions.getByRole('listitem'))).toEqual([...POPULAR_SEARCHES])
})

test('is used with the keyboard alone', async () => {
  await open()
  for (const modifier of ['Control', 'Meta']) {
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(box).not.toHaveFocus()
    await press(`{${modifier}>}f{/${modifier}}`)
    await expect.element(box).toHaveFocus()
  }
  await expect.element(suggestions).toBeVisible()
  await press('{ArrowDown}{ArrowDown}')
  await expect.element(suggestions.getByRole('button', { name: POPULAR_SEARCHES[1] })).toHaveFocus()
  await press('{Enter}')
  await expect.element(box).toHaveValue(POPULAR_SEARCHES[1])
  await expect.element(box).toHaveFocus()
  await expect.element(first).toBeVisible()
  await press('{ArrowDown}')
  await expect.element(first).toHaveFocus()
  await press('{ArrowUp}')
  await expect.element(box).toHaveFocus()
  await press('{Escape}')
  await expect.element(box).toHaveValue('')
  await expect.element(suggestions).toBeVisible()
  await press('{Escape}')
  await expect.element(suggestions).not.toBeInTheDocument()
  await press('genetics')
  await expect.poll(words).toBe('genetics')
  await expect.element(first).toBeVisible()
  await press('{ArrowDown}')
  await expect.element(first).toHaveFocus()
  await press('{Enter}')
  await expect.poll(() => location.href).toMatch(/open=biology#genetics$/)
})

test('what is new goes by the clock: a date far away leaves nothing, and the filters can be cleared', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T06:00:00Z') })
  await open()
  await box.fill('genetics')
  await expect.poll(words).toBe('genetics')
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
