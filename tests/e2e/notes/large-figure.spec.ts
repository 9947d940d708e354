import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectHydrated, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

const NOTE = '/notes/biology/developmental-biology/biology-developmental-biology-notes/read'

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge: Figure 1', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Figure 1', exact: true })

/** The height of the smallest letters of the drawing, in pixels: 9 of the 11 points of an em. */
function labelHeight(page: Page): Promise<number> {
  return dialog(page)
    .locator('.picture')
    .evaluate((picture) => (Number.parseFloat(getComputedStyle(picture).fontSize) * 9) / 11)
}

test('a figure opens large by touch and by keyboard, whole and with labels that can be read', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(NOTE)
  await expectHydrated(page)
  await page.locator('.picture-box').first().scrollIntoViewIfNeeded()
  await expect(enlarge(page)).toBeVisible()

  await test.step('its button moves no text when it comes', async () => {
    const [withButton, without] = await page.locator('article').evaluate((text) => {
      const place = text.querySelector('.enlarge')
      const caption = text.querySelector('figcaption')
      if (!place?.previousElementSibling || !caption) throw new Error('The figure has no button, or no caption.')
      const picture = place.previousElementSibling
      const withButton = caption.getBoundingClientRect().top + scrollY
      place.remove()
      const without = caption.getBoundingClientRect().top + scrollY
      picture.after(place)
      return [withButton, without]
    })
    expect(without).toBe(withButton)
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
