import { PRIVACY } from '../../../content/site/privacy.ts'
import { TERMS } from '../../../content/site/terms.ts'
import { expect, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

for (const { path, title, sections } of [PRIVACY, TERMS]) {
  test(`${path} says when it was updated, and every section of it`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByText('Last updated March 15, 2025', { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      sections.map((section) => new RegExp(section.title)),
    )
    await expect(main.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(sections.length)
  })

  test(`${path} leads to its sections, and to the contact page with its name`, async ({ page }) => {
    const last = sections[sections.length - 1]
    await openAndWait(page, path, page.getByRole('link', { name: 'Contact Us' }))
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().press('Enter')
    await expect(page).toHaveURL(new RegExp(`#${last?.id}$`))
    await expect(page.getByRole('heading', { name: last?.title ?? '' })).toBeInViewport()
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/contact\?subject=/)
    await expect(page.getByLabel('Subject')).toHaveValue(title)
  })
}

test('the terms name the least age, 13', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('main')).toContainText('at least 13 years old')
})
