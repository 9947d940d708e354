import { DESKTOP, expect, test } from '../browser.ts'
import { expectPage, openReader } from './reader.ts'

test.use({ viewport: DESKTOP })

test('the arrows turn the page in single-page mode', async ({ page }) => {
  await openReader(page)
  await page.getByRole('button', { name: 'Single-page mode' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowRight')
  await expectPage(page, 2)
  await page.keyboard.press('ArrowRight')
  await expectPage(page, 3)
  await page.keyboard.press('ArrowLeft')
  await expectPage(page, 2)
})

test('Ctrl with plus and minus zooms within the bounds, and with 0 goes back to the first zoom', async ({ page }) => {
  await openReader(page)
  const zoom = page.getByLabel('Zoom', { exact: true })
  for (let press = 0; press < 12; press++) await page.keyboard.press('Control+-')
  await expect(zoom).toHaveText('40%')
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  for (let press = 0; press < 14; press++) await page.keyboard.press('Control+=')
  await expect(zoom).toHaveText('300%')
  await page.keyboard.press('Control+0')
  await expect(zoom).toHaveText('120%')
})

test('Escape leaves the full screen, and the next one closes the reader', async ({ page }) => {
  await openReader(page)
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  const viewer = page.getByRole('region', { name: /PDF viewer/ })
  await expect(viewer).toHaveCSS('position', 'fixed')
  await page.keyboard.press('Escape')
  await expect(viewer).not.toHaveCSS('position', 'fixed')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/notes\/physics\/rotational-dynamics$/)
})

test('Escape counts while the browser is still going into full screen', async ({ page }) => {
  await page.addInitScript(() => {
    const request = Element.prototype.requestFullscreen
    Element.prototype.requestFullscreen = async function () {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await request.call(this)
      document.documentElement.dataset.wasFullscreen = ''
    }
  })
  await openReader(page)
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('html[data-was-fullscreen]')).toBeAttached()
  await expect(page.getByRole('region', { name: /PDF viewer/ })).not.toHaveCSS('position', 'fixed')
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeVisible()
})
