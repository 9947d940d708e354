import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/components/open-app.tsx'
import { findViolations } from '#tests/support/components/violations.ts'

const status = page.getByRole('status').filter({ hasText: /question/ })
const main = page.getByRole('main')
const address = () => decodeURIComponent(location.pathname + location.search)

test('a student lists all questions of 8 marks of optics, and each leads to its answer', async () => {
  await openApp('/notes/physics')
  await page.getByRole('link', { name: 'Board questions by unit and marks' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Board questions: Physics')
  await expect.element(status).toMatchTextContent(/^\d{3} questions$/)
  await page.getByLabelText('Unit').selectOptions('Optics')
  await page.getByLabelText('Kind and marks').selectOptions('Long answer, 8 marks')
  await expect.poll(address).toBe('/notes/physics/questions?unit=Optics&form=long-8')
  const chapters = main.getByRole('heading', { level: 2 })
  await expect.element(chapters.first()).toHaveTextContent('Nature and Propagation of Light')
  await expect.element(chapters).toHaveLength(4)
  const links = main.getByRole('listitem').getByRole('link', { name: /Long answer, 8 marks$/ })
  const count = Number.parseInt(status.element().textContent ?? '', 10)
  await expect.element(links).toHaveLength(count)
  expect(links.first().element().getAttribute('href')).toMatch(
    /^\/notes\/physics\/nature-propagation-light\/physics-nature-propagation-light-notes\/read#question-[0-9a-f]{8}$/,
  )
  expect(await findViolations()).toEqual([])
})

test('a chapter of another unit cannot stay chosen, and filters that find nothing are cleared', async () => {
  await openApp('/notes/physics/questions?chapter=interference&form=long-8')
  await expect.element(main.getByRole('heading', { level: 2 })).toHaveTextContent('Interference')
  await page.getByLabelText('Unit').selectOptions('Mechanics')
  await expect.poll(address).toBe('/notes/physics/questions?form=long-8&unit=Mechanics')
  await openApp('/notes/physics/questions?unit=Alchemy')
  await expect.element(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(status).toMatchTextContent(/^\d{3} questions$/)
})

test('more are shown on request, and a subject without notes says so', async () => {
  await openApp('/notes/chemistry/questions')
  const links = main.getByRole('listitem').getByRole('link', { name: /mark/ })
  await expect.element(links).toHaveLength(40)
  await page.getByRole('button', { name: /^Show more questions \(\d+ left\)$/ }).click()
  await expect.element(links).toHaveLength(80)
  await openApp('/notes/socialStudiesClass10/questions')
  await expect.element(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible()
})
