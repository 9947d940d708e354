import type { Locator, Page } from '@playwright/test'
import { expect, expectHydrated, NOTE, PHONE, startQuiz, test } from '../browser.ts'

const BLOG = '/resources/blogs/a-map-of-organic-reactions'

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

/** How an element looks if the browser chooses its colours and backgrounds. */
function formOf(element: Locator) {
  return element.evaluate((one) => {
    const { outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(one)
    return { outline: outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineStyle}`, line: textDecorationLine }
  })
}

async function expectMarked(on: Locator, off: Locator) {
  expect(await formOf(on)).toMatchObject({ outline: expect.stringMatching(/solid|dashed/), line: 'underline' })
  expect(await formOf(off)).toEqual({ outline: '', line: 'none' })
}

/** The texts on paper that are not dark, each with its contrast. */
function findPale(page: Page) {
  return page.evaluate(() => {
    const brightness = (colour: string) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return 0
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4)
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const colours = new Map<string, string>()
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      if (!hasText || !element.checkVisibility({ visibilityProperty: true }) || element.closest('svg')) continue
      colours.set(getComputedStyle(element).color, element.textContent?.trim().slice(0, 40) ?? '')
    }
    return [...colours].filter(([colour]) => 1.05 / (brightness(colour) + 0.05) < 7)
  })
}

/** Paper shows only the text, in dark letters on white. */
async function expectPaper(page: Page) {
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await findPale(page)).toEqual([])
  for (const hidden of await page
    .locator('nav, header[data-page-bar], .sticky, .fixed, fieldset, #root > * > footer')
    .all())
    await expect(hidden).toBeHidden()
}

test('without colours of the site, a chosen option still differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/quiz')
  await expectHydrated(page)
  const series = page.getByRole('group', { name: 'Series' })
  await expectMarked(
    series.getByRole('button', { pressed: true }),
    series.getByRole('button', { pressed: false }).first(),
  )

  await startQuiz(page)
  const options = page.locator('label:has(input[type="radio"])')
  await page.keyboard.press('b')
  await page.keyboard.press('f')
  await expectMarked(options.nth(1), options.nth(0))
  await expectMarked(
    page.getByRole('button', { name: 'Flag for review' }),
    page.getByRole('button', { name: 'Clear answer' }),
  )
  const bar = page.getByRole('progressbar', { name: 'Questions answered' })
  await expect(bar).toHaveCSS('border-top-style', 'solid')
  const fill = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await fill(bar.locator('[data-fill]'))).not.toBe(await fill(bar))

  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'All questions' }).click()
  const cells = page.getByRole('dialog').getByRole('listitem').getByRole('button')
  await expectMarked(cells.nth(1), cells.nth(2))
  await expect(cells.nth(0).locator('svg')).toHaveCount(2)
  await page.keyboard.press('Escape')

  await page.goto(NOTE.read)
  await expectHydrated(page)
  await expectMarked(page.getByRole('button', { name: 'A', exact: true }), page.getByRole('button', { name: 'A++' }))
  await page.getByRole('button', { name: 'Dark' }).click()
  await expectMarked(page.getByRole('button', { name: 'Dark' }), page.getByRole('button', { name: 'Light' }))
})

test('a result, a note and a text are printed dark on white, unfolded and without what is for a screen', async ({
  page,
}) => {
  await test.step('a result', async () => {
    await page.goto('/quiz')
    await startQuiz(page)
    await page.keyboard.press('b')
    await page.getByRole('button', { name: 'All questions' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Question \d+/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Submit Quiz' }).click()
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    const items = page.locator('details')
    await expect(items).toHaveCount(20)
    await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(0)

    await page.emulateMedia({ media: 'print' })
    await expect(items).toHaveCount(25)
    await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(25)
    await expect(page.getByRole('heading', { name: 'Explanation' }).last()).toBeVisible()
    await expect(page.getByRole('button').first()).toBeHidden()
    await expectPaper(page)

    await page.emulateMedia({ media: 'screen' })
    await expect(items).toHaveCount(20)
    await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(0)
  })

  await test.step('a note, also with dark paper', async () => {
    await page.goto(NOTE.read)
    await expectHydrated(page)
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#definition-moment-of-inertia')).toBeVisible()
    await expect(page.locator('.question details .result').first()).toBeVisible()
    await expect(page.locator('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expectPaper(page)
    await page.emulateMedia({ media: 'screen' })
  })

  for (const path of [BLOG, '/terms', '/notes/physics/rotational-dynamics'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectPaper(page)
      await page.emulateMedia({ media: 'screen' })
    })
})
