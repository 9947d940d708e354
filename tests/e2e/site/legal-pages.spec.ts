import { PRIVACY } from '../../../content/site/privacy.ts'
import { TERMS } from '../../../content/site/terms.ts'
import { expect, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

for (const { path, title, updated, sections } of [PRIVACY, TERMS]) {
  test(`${path} has its sections, and leads to them and to the contact page`, async ({ page }) => {
    await openAndWait(page, path, page.getByRole('link', { name: 'Contact Us' }))
    const main = page.getByRole('main')
    const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link')

    await test.step('says when it was updated, and every section of it', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByText(`Last updated ${updated}`, { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        sections.map((section) => new RegExp(section.title)),
      )
      await expect(contents).toHaveCount(sections.length)
      if (path === TERMS.path) await expect(main).toContainText('at least 13 years old')
    })

    await test.step('leads to its sections, and to the contact page with its name', async () => {
      const last = sections[sections.length - 1]
      await contents.last().press('Enter')
      await expect(page).toHaveURL(new RegExp(`#${last?.id}$`))
      await expect(page.getByRole('heading', { name: last?.title ?? '' })).toBeInViewport()
      await page.getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveURL(/\/contact\?subject=/)
      await expect(page.getByLabel('Subject')).toHaveValue(title)
    })
  })
}
