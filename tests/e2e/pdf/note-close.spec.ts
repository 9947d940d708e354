import type { Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, PASSWORD, SIZES, signUp, test } from '../browser.ts'
import { DASHBOARD_NOTE, expectDrawn } from './reader.ts'

const CHAPTER = '/notes/physics/rotational-dynamics'
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true })

/** Follows a link of the app from the page that shows. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  // Some stand in a menu or beside a second one for the same page: which is pressed does not matter here.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

/** Opens the PDF of the note from its chapter, also on a phone. */
async function view(page: Page): Promise<void> {
  await page.getByRole('link', { name: `View ${NOTE.title}` }).click()
  await expect(page).toHaveURL(new RegExp(`${NOTE.view}$`))
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`on a ${size}, closing the reader leads to where it was opened from`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signUp(page)

    await test.step('and Back from there further back', async () => {
      await page.goto('/features')
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      await follow(page, '/notes')
      await follow(page, '/notes/physics')
      await follow(page, CHAPTER)
      await view(page)
      await expectDrawn(page)
      await close(page).click()
      await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
      await page.goBack()
      await expect(page).toHaveURL(/\/notes\/physics$/)
    })

    await test.step('to the chapter for who came from outside, and Back from there outside', async () => {
      await page.goto('about:blank')
      await page.goto(NOTE.view)
      await expectDrawn(page)
      await close(page).click()
      await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })

    await test.step('after a reload, too', async () => {
      await page.goto(CHAPTER)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      await view(page)
      await page.reload()
      await expectDrawn(page)
      await close(page).click()
      await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
    })
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('the links back do not lead in a circle either', async ({ page }) => {
    await signUp(page)
    await page.goto('/notes')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await follow(page, '/notes/physics')
    await follow(page, CHAPTER)
    await follow(page, NOTE.view)
    await page.getByRole('link', { name: 'Back to chapter' }).click()
    await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/notes\/physics$/)

    await page.goto('/dashboard')
    await page.goto(DASHBOARD_NOTE)
    await page.getByRole('link', { name: 'Back to Notes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('signing in on the way is passed over', async ({ page }) => {
    const email = await signUp(page)
    await page.context().clearCookies()
    await page.goto('/notes/physics')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await follow(page, CHAPTER)
    await follow(page, NOTE.view)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await expectDrawn(page)
    await close(page).click()
    await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/notes\/physics$/)
  })
})
