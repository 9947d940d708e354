import { STATS } from '#content/site/landing.ts'
import { DESKTOP, expect, onEachSize, PHONE, test } from '../browser.ts'
import { boxOf, carouselIn, expectSlide, expectStill, open, slidesIn, turnUpFirst } from './front-page.ts'

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

test('the front page does not move with reduced motion, and its stories turn by a finger or on request', async ({
  page,
}) => {
  await open(page)

  await test.step('its stories turn by a finger', async () => {
    const slides = slidesIn(page)
    await slides.scrollIntoViewIfNeeded()
    const box = await boxOf(slides)
    const touch = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    let timestamp = Date.now() / 1_000
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
      timestamp += 0.02
      const touchPoints = x === undefined ? [] : [{ x, y }]
      return touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
    }
    await send('touchStart', 320)
    for (const x of [300, 270, 230, 190, 150, 110]) await send('touchMove', x)
    await send('touchEnd')
    await expect(slides.getByRole('group', { name: '2 of 3' })).toBeVisible()
    await expect(slides.getByRole('group')).toHaveCount(1)
  })

  await test.step('its links and buttons are large enough for a thumb', () =>
    onEachSize(page, async () => {
      await expect(page.getByRole('group', { name: '2 of 3' })).toHaveCSS('opacity', '1')
      const small = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('a, button')]
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            return width < 44 || height < 44
          })
          .map((target) => target.textContent),
      )
      expect(small).toEqual([])
    }))

  await test.step('the figures stand still, and the stories change only on request', async () => {
    // So low that the band is below it.
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const band = page.getByRole('region', { name: 'Adhyayan in numbers' })
    await band.scrollIntoViewIfNeeded()
    await page.clock.runFor(400)
    await expect(band.getByRole('definition')).toHaveText(['10,000+', '1,000+', '95%', '1M+'])
    for (const { value } of STATS) await expect(band.getByText(value, { exact: true })).toHaveCSS('opacity', '1')

    await page.setViewportSize(DESKTOP)
    await carouselIn(page).scrollIntoViewIfNeeded()
    await turnUpFirst(page)
    await expectStill(page, 1)
    await carouselIn(page).getByRole('button', { name: 'Play the stories' }).click()
    await page.clock.runFor(5_000)
    await expectSlide(page, 2)
  })
})
