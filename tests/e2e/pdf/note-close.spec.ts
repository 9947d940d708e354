import type { Page } from '@playwright/test'
import { expect, expectHydrated, NOTE, onEachSize, signUp, test } from '../browser.ts'
import { CHAPTER, closeButton, expectDrawn, follow } from './reader.ts'

/** Opens the PDF of the note from its chapter, also on a phone. */
async function view(page: Page): Promise<void> {
  await page.getByRole('link', { name: `View ${NOTE.title}` }).click()
  await expect(page).toHaveURL(new RegExp(`${NOTE.view}$`))
}

test('closing the reader leads to where it was opened from, on a phone and on a desktop', async ({ page }) => {
  await signUp(page)
  await page.goto('/features')
  await expectHydrated(page)

  await onEachSize(page, async () => {
    await test.step('and Back from there further back', async () => {
      await follow(page, '/notes')
      await follow(page, '/notes/physics')
      await follow(page, CHAPTER)
      await view(page)
      await expectDrawn(page)
      await closeButton(page).click()
      await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
      await page.goBack()
      await expect(page).toHaveURL(/\/notes\/physics$/)
    })

    await test.step('after a reload, too', async () => {
      await follow(page, CHAPTER)
      await view(page)
      await page.reload()
      await expectDrawn(page)
      await closeButton(page).click()
      await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
    })
  })

  await test.step('the links back do not lead in a circle either', async () => {
    await follow(page, '/notes')
    await follow(page, '/notes/physics')
    await follow(page, CHAPTER)
    await follow(page, NOTE.view)
    await page.getByRole('link', { name: 'Back to chapter' }).click()
    await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/notes\/physics$/)
  })

  await test.step('to the chapter for who came from outside, and Back from there outside', async () => {
    await page.goto('about:blank')
    await onEachSize(page, async () => {
      await page.goto(NOTE.view)
      await expectDrawn(page)
      await closeButton(page).click()
      await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })
  })
})
