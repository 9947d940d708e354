import { START_ZOOM, ZOOM } from '#src/features/pdf/pdf-reading.ts'
import { expect, forgetErrors, NOTE, PHONE, signUp, test } from '../browser.ts'
import { pages, readWithOneFinger, startAgain, tools } from './one-finger.ts'
import { closeButton, DASHBOARD_NOTE, expectDrawn, findWords, openReader, pinch, swipe } from './reader.ts'

const LANDSCAPE = { width: 844, height: 390 }

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

test('the document has the screen, fingers move and zoom it, and less used tools are in a menu', async ({ page }) => {
  await openReader(page)
  const zoom = page.getByLabel('Zoom', { exact: true })
  const word = findWords(page, 'Contents').first()

  await readWithOneFinger(page, PHONE)

  await test.step('two taps zoom in around their point, and out again', async () => {
    await startAgain(page)
    const before = await word.boundingBox()
    const at = { x: Math.round(before?.x ?? 0) + 8, y: Math.round(before?.y ?? 0) + 4 }
    // At once: on a slow machine the browser's own two taps would be too far apart.
    const tapTwice = () =>
      pages(page).evaluate((element, { x, y }) => {
        element.dispatchEvent(new TouchEvent('touchend'))
        for (const detail of [1, 2]) {
          element.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, detail, bubbles: true }))
        }
      }, at)
    await tapTwice()
    await expect(zoom).toHaveText(`${2 * START_ZOOM.public}%`)
    const after = await word.boundingBox()
    expect(Math.abs((after?.x ?? 9999) - (at.x - 16))).toBeLessThan(6)
    expect(Math.abs((after?.y ?? 9999) - (at.y - 8))).toBeLessThan(6)
    await tapTwice()
    await expect(zoom).toHaveText(`${START_ZOOM.public}%`)
    await pinch(page, { x: 195, y: 300 }, { from: 60, to: 90 })
    await expect(zoom).toHaveText('180%')
    await expect(tools(page)).toBeVisible()
  })

  await test.step('two fingers zoom around what is between them', async () => {
    await startAgain(page)
    await page.getByRole('region', { name: /PDF viewer/ }).evaluate((viewer) => viewer.scrollIntoView())
    const before = await word.boundingBox()
    const at = { x: Math.round(before?.x ?? 0) + 70, y: Math.round(before?.y ?? 0) + 4 }
    await pinch(page, at, { from: 60, to: 120 })
    await expect(zoom).toHaveText(`${2 * START_ZOOM.public}%`)
    const after = await word.boundingBox()
    // Seventy pixels left of the previous fingers, twice as far apart now.
    expect(Math.abs((after?.x ?? 9999) - (at.x - 140))).toBeLessThan(12)
    expect(Math.abs((after?.y ?? 9999) - (before?.y ?? 0))).toBeLessThan(16)
    await expect(page.locator('.pdf-page canvas').first()).toBeVisible()

    await pinch(page, at, { from: 40, to: 130, move: { x: 0, y: 60 } })
    await expect(zoom).toHaveText(`${ZOOM.max}%`)
    await pinch(page, at, { from: 200, to: 10 })
    await expect(zoom).toHaveText(`${ZOOM.min}%`)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText(`${ZOOM.min + ZOOM.step}%`)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  await test.step('less used tools are in a menu', async () => {
    await expect(page.getByRole('button', { name: 'Rotate' })).toBeHidden()
    for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const more = page.getByRole('button', { name: 'More' })
    await more.tap()
    const menu = page.getByRole('menu', { name: 'More' })
    await expect(menu.getByRole('menuitemradio', { name: 'Continuous mode' })).toBeChecked()
    await menu.getByRole('menuitemradio', { name: 'Single-page mode' }).tap()
    await expect(menu).toHaveCount(0)
    await expect(more).toBeFocused()
    await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()

    await more.press('Enter')
    await expect(menu.getByRole('menuitemradio', { name: 'Continuous mode' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('menuitem', { name: 'Rotate' })).toBeFocused()
    await page.keyboard.press('Enter')
    await more.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Fullscreen' })).toBeFocused()
    await expect(menu.getByRole('menuitem', { name: 'Download' })).toHaveAttribute('download', `${NOTE.title}.pdf`)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(/\/view$/)
  })

  await test.step('it leads to what the page says of the note, below the reader', async () => {
    const heading = page.getByRole('heading', { level: 1, name: NOTE.title })
    await expect(heading).not.toBeInViewport()
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'About' }).tap()
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Back to chapter' })).toBeInViewport()
    await expect(page.getByText(/^Added \d+ \w+ 20\d\d$/)).toBeInViewport()
  })
})

test('on its side it has the screen, too, in the dashboard once it is scrolled to, and the tools stay where nothing is shown to be read', async ({
  page,
  consoleErrors,
}) => {
  await signUp(page)

  await test.step('in the dashboard, upright and on its side, there is no full screen', async () => {
    for (const viewport of [PHONE, LANDSCAPE]) {
      await page.setViewportSize(viewport)
      await page.goto(`${DASHBOARD_NOTE}?view=pdf`)
      await expectDrawn(page)
      await page.getByRole('region', { name: /PDF viewer/ }).evaluate((viewer) => viewer.scrollIntoView())
      await page.getByRole('button', { name: 'More' }).tap()
      await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible()
      await expect(page.getByRole('menuitemcheckbox', { name: 'Fullscreen' })).toBeHidden()
    }
  })

  await test.step('on its side, the document has the screen, and one finger moves it', async () => {
    await page.goto(NOTE.view)
    await expectDrawn(page)
    await readWithOneFinger(page, LANDSCAPE)
  })

  await test.step('the tools stay where nothing is shown to be read', async () => {
    expect(consoleErrors).toEqual([])
    await page.setViewportSize(PHONE)
    await page.route('**/files/notes/**', (route) => route.abort())
    await page.goto(NOTE.view)
    await expect(page.getByRole('alert')).toBeVisible()
    await swipe(page, { x: 195, y: 500 }, { x: 0, y: -100 })
    await expect(closeButton(page)).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
})
