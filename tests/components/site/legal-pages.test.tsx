import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PRIVACY } from '#content/site/privacy.ts'
import { TERMS } from '#content/site/terms.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'

const main = page.getByRole('main')
const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link')

test.each([PRIVACY, TERMS])('$path has its sections, and leads to them and to the contact page', async (legal) => {
  const { path, title, updated, sections } = legal
  await openApp(path)
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  await expect.element(main.getByText(`Last updated ${updated}`, { exact: true })).toBeVisible()
  const headings = textsOf(main.getByRole('heading', { level: 2 }))
  expect(headings).toHaveLength(sections.length)
  for (const [place, section] of sections.entries()) expect(headings[place]).toContain(section.title)
  await expect.element(contents).toHaveLength(sections.length)
  if (path === TERMS.path) await expect.element(main).toMatchTextContent('at least 13 years old')

  const last = sections[sections.length - 1]
  await contents.last().click()
  await expect.poll(() => location.hash).toBe(`#${last?.id}`)
  await expect.element(page.getByRole('heading', { name: last?.title ?? '' })).toBeInViewport()

  await main.getByRole('link', { name: 'Contact Us' }).click()
  await expect.poll(() => location.pathname).toBe('/contact')
  await expect.element(page.getByLabelText('Subject')).toHaveValue(title)

  await openApp(path)
  await main.getByRole('link', { name: 'Open-source notices' }).click()
  await expect.poll(() => location.pathname).toBe('/notices')
})

test('the footer leads to both', async () => {
  await openApp('/contact')
  for (const [name, { path }] of [
    ['Terms', TERMS],
    ['Privacy', PRIVACY],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect.poll(() => location.pathname).toBe(path)
  }
})
