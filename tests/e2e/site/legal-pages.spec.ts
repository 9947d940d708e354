import { PRIVACY } from '#content/site/privacy.ts'
import { TERMS } from '#content/site/terms.ts'
import { expect, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

test('the legal pages have their sections, and lead to them and to the contact page', async ({ page }) => {
  const main = page.getByRole('main')
  const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const toContact = main.getByRole('link', { name: 'Contact Us' })
  await openAndWait(page, PRIVACY.path, toContact)

  for (const { path, title, updated, sections } of [PRIVACY, TERMS]) {
    await test.step(`${path} says when it was updated, and every section of it`, async () => {
      if (path === TERMS.path) await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByText(`Last updated ${updated}`, { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        sections.map((section) => new RegExp(section.title)),
      )
      await expect(contents).toHaveCount(sections.length)
      if (path === TERMS.path) await expect(main).toContainText('at least 13 years old')
    })

    await test.step(`${path} leads to its sections, and to the contact page with its name`, async () => {
      const last = sections[sections.length - 1]
      await contents.last().press('Enter')
      await expect(page).toHaveURL(new RegExp(`#${last?.id}$`))
      await expect(page.getByRole('heading', { name: last?.title ?? '' })).toBeInViewport()
      await toContact.click()
      await expect(page).toHaveURL(/\/contact\?subject=/)
      await expect(page.getByLabel('Subject')).toHaveValue(title)
    })
  }

  await test.step('both lead to the notices of what the product is made with', async () => {
    for (const { path } of [PRIVACY, TERMS]) {
      await openAndWait(page, path, toContact)
      await main.getByRole('link', { name: 'Open-source notices' }).click()
      await expect(page).toHaveURL('/notices')
    }
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Open-source notices')
    for (const name of ['@fontsource/mukta', 'katex', 'react', 'pdfjs-dist', 'hono', 'tailwindcss']) {
      await expect(main.getByText(new RegExp(`^${name} \\d`))).toBeVisible()
    }
    const href = await main.getByRole('link', { name: 'All licence texts' }).getAttribute('href')
    const texts = await page.request.get(href ?? '')
    expect(texts.headers()['content-type']).toContain('text/plain')
    expect(await texts.text()).toMatch(/SIL OPEN FONT LICENSE[\s\S]*Apache License/)
  })
})
