import { START_ZOOM, ZOOM } from '#src/features/pdf/pdf-reading.ts'
import { DESKTOP, expect, test } from '../browser.ts'
import { expectPage, openReader, PAGES } from './reader.ts'

test.use({ viewport: DESKTOP })

test('the keyboard zooms, scrolls, turns pages and closes', async ({ page }) => {
  await openReader(page)
  const zoom = page.getByLabel('Zoom', { exact: true })
  const zoomOut = page.getByRole('button', { name: 'Zoom out' })
  const pages = page.getByRole('region', { name: 'Pages' })
  const viewer = page.getByRole('region', { name: /PDF viewer/ })
  const fullscreen = page.getByRole('button', { name: 'Fullscreen' })
  const place = () => pages.evaluate((element) => element.scrollTop)

  await test.step('Ctrl with plus and minus zooms within the bounds, and with 0 goes back to the first zoom', async () => {
    const steps = (ZOOM.max - ZOOM.min) / ZOOM.step
    for (let press = 0; press < steps; press++) await page.keyboard.press('Control+-')
    await expect(zoom).toHaveText(`${ZOOM.min}%`)
    await expect(zoomOut).toBeDisabled()
    for (let press = 0; press < steps; press++) await page.keyboard.press('Control+=')
    await expect(zoom).toHaveText(`${ZOOM.max}%`)
    await page.keyboard.press('Control+0')
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)
  })

  await test.step('PageDown and PageUp scroll the note, wherever the focus is', async () => {
    await page.keyboard.press('Home')
    await expect.poll(place).toBe(0)
    const height = await pages.evaluate((element) => element.clientHeight)
    for (const focused of [page.getByRole('button', { name: 'Zoom in' }), page.getByLabel('Page number')]) {
      await focused.focus()
      await page.keyboard.press('PageDown')
      expect(Math.abs((await place()) - 0.9 * height)).toBeLessThan(2)
      await page.keyboard.press('PageUp')
      expect(await place()).toBeLessThan(2)
    }
    await page.getByRole('button', { name: 'Single-page mode' }).click()
    while ((await page.getByLabel('Page number').getAttribute('placeholder')) === '1') {
      const before = await place()
      await page.keyboard.press('PageDown')
      await expect.poll(async () => (await place()) !== before).toBe(true)
    }
    await expectPage(page, 2)
    expect(await place()).toBe(0)
    await page.keyboard.press('PageUp')
    await expectPage(page, 1)
    expect(await place()).toBeGreaterThan(0)
  })

  await test.step('the arrows turn the page in single-page mode', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 2)
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 3)
    await page.keyboard.press('ArrowLeft')
    await expectPage(page, 2)
  })

  await test.step('the focus stays on the button at the limits of zoom and pages', async () => {
    await zoomOut.focus()
    for (let press = 0; press < 6; press++) await page.keyboard.press('Enter')
    await expect(zoom).toHaveText(`${ZOOM.min}%`)
    await expect(zoomOut).toBeDisabled()
    await expect(zoomOut).toBeFocused()
    const next = page.getByRole('button', { name: 'Next page' })
    await next.focus()
    for (let press = 0; press < PAGES; press++) await page.keyboard.press('Enter')
    await expectPage(page, PAGES)
    await expect(next).toBeDisabled()
    await expect(next).toBeFocused()
    const previous = page.getByRole('button', { name: 'Previous page' })
    await previous.focus()
    for (let press = 0; press < PAGES; press++) await page.keyboard.press('Enter')
    await expectPage(page, 1)
    await expect(previous).toBeFocused()
  })

  await test.step('Escape counts while the browser is still going into full screen', async () => {
    await page.evaluate(() => {
      const request = Element.prototype.requestFullscreen
      Element.prototype.requestFullscreen = async function () {
        Element.prototype.requestFullscreen = request
        await new Promise((resolve) => setTimeout(resolve, 500))
        await request.call(this)
        document.documentElement.dataset.wasFullscreen = ''
      }
    })
    await fullscreen.click()
    await page.keyboard.press('Escape')
    await expect(page.locator('html[data-was-fullscreen]')).toBeAttached()
    await expect(viewer).not.toHaveCSS('position', 'fixed')
    await expect(fullscreen).toBeVisible()
    await page.waitForFunction(() => !document.fullscreenElement)
  })

  await test.step('Escape leaves the full screen, and the next one closes the reader', async () => {
    await fullscreen.click()
    await expect(viewer).toHaveCSS('position', 'fixed')
    await page.keyboard.press('Escape')
    await expect(viewer).not.toHaveCSS('position', 'fixed')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/notes\/physics\/rotational-dynamics$/)
  })
})
