import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

const NOTE = '/notes/biology/developmental-biology/biology-developmental-biology-notes/read'

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge: Figure 1', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Figure 1', exact: true })

async function openNote(page: Page) {
  await page.setViewportSize(PHONE)
  await page.goto(NOTE)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.locator('.picture-box').first().scrollIntoViewIfNeeded()
  await expect(enlarge(page)).toBeVisible()
}

/** The height of the smallest letters of the drawing, in pixels: 9 of the 11 points of an em. */
function labelHeight(page: Page): Promise<number> {
  return dialog(page)
    .locator('.picture')
    .evaluate((picture) => (Number.parseFloat(getComputedStyle(picture).fontSize) * 9) / 11)
}

test('a figure opens large by touch and by keyboard, whole and with labels that can be read', async ({ page }) => {
  await openNote(page)

  await test.step('its button moves no text when it comes', async () => {
    const top = () =>
      page
        .locator('figcaption')
        .first()
        .evaluate((caption) => caption.getBoundingClientRect().top + scrollY)
    const withButton = await top()
    await page
      .locator('.enlarge')
      .first()
      .evaluate((place) => place.remove())
    expect(await top()).toBe(withButton)
    await openNote(page)
  })

  await test.step('an upright phone shows it across', async () => {
    await enlarge(page).click()
    const drawing = dialog(page).getByRole('img')
    await expect(drawing).toBeVisible()
    expect(await drawing.getAttribute('alt')).toBe(
      await page.locator('article .picture img').first().getAttribute('alt'),
    )
    expect(await labelHeight(page)).toBeGreaterThanOrEqual(14)
    const box = await drawing.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
    expect(box?.height).toBeGreaterThan(box?.width ?? 0)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('a turned phone shows it upright', async () => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    const box = await dialog(page).getByRole('img').boundingBox()
    expect(box?.width).toBeGreaterThan(box?.height ?? 0)
    expect(await labelHeight(page)).toBeGreaterThanOrEqual(14)
    await page.setViewportSize(PHONE)
  })

  await test.step('a button turns it upright on the upright phone, too', async () => {
    await dialog(page).getByRole('button', { name: 'Turn' }).click()
    const box = await dialog(page).getByRole('img').boundingBox()
    expect(box?.width).toBeGreaterThan(box?.height ?? 0)
    expect(await labelHeight(page)).toBeGreaterThanOrEqual(14)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('Escape closes it, and the focus is where it was', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(enlarge(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(enlarge(page)).toBeFocused()
  })

  await test.step('a large screen shows it large enough in the text', async () => {
    await page.setViewportSize(DESKTOP)
    await expect(enlarge(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('a figure stands in the text, with no room for a button that never comes', async ({ page }) => {
    await page.goto(NOTE)
    const box = page.locator('.picture-box').first()
    await expect(box).toBeVisible()
    expect(await box.evaluate((element) => getComputedStyle(element).marginBottom)).toBe('0px')
    await expect(page.getByRole('button', { name: /Enlarge/ })).toHaveCount(0)
  })
})
