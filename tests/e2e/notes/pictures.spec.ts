import type { Locator } from '@playwright/test'
import { expect, forgetErrors, PHONE, test } from '../browser.ts'
import { emptyCache } from '../cold-visit.ts'

const NOTE = '/notes/biology/plant-anatomy/biology-plant-anatomy-notes/read'
const CHAPTER = '/notes/biology/plant-anatomy'

test.use({ viewport: PHONE })

const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)

test('a picture is fetched when the reader comes close, and fills its reserved place', async ({
  page,
  consoleErrors,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(CHAPTER)
  await page.getByRole('link', { name: /^Read/ }).first().click()
  const last = page.locator('.picture').last()
  await expect(last).toBeAttached()
  expect(asked.filter((url) => url.endsWith('.picture-8.svg'))).toEqual([])
  await last.scrollIntoViewIfNeeded()
  const image = last.locator('img')
  await expect.poll(() => isDrawn(image)).toBe(true)
  expect(await image.boundingBox()).toEqual(await last.locator('svg').boundingBox())

  await test.step('a picture whose file did not arrive shows its description, and is loaded later by itself', async () => {
    let failures = 0
    await page.route('**/*.picture-1.svg', (route) => {
      failures += 1
      return failures <= 2 ? route.abort() : route.continue()
    })
    await emptyCache(page)
    await page.goto(NOTE)
    const picture = page.locator('.picture img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: 'Left: a plant with apical meristem' })).toBeVisible()
    await expect.poll(() => isDrawn(picture)).toBe(true)
    expect(failures).toBeGreaterThan(2)
  })
  await forgetErrors(page, consoleErrors)
})
