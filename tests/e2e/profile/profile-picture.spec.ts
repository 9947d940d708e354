import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { AVATAR_MESSAGES } from '#domain/account/avatar-rules.ts'
import { DESKTOP, expect, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

const about = (page: Page) => page.getByRole('region', { name: 'About you' })
const picture = (page: Page) => about(page).locator('img')
const addressOf = (page: Page) => picture(page).getAttribute('src')

/** A picture of one colour, as the browser encodes it. */
async function paint(page: Page, { width, height, type }: { width: number; height: number; type: string }) {
  const base64 = await page.evaluate(
    ({ width, height, type }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = 'rgb(242 177 52 / 0.5)'
      context?.fillRect(0, 0, width, height)
      return canvas.toDataURL(type).split(',')[1] ?? ''
    },
    { width, height, type },
  )
  return Buffer.from(base64, 'base64')
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await about(page).getByLabel('Profile picture').setInputFiles(file)
}

const saysBad = (page: Page, text: string) => expect(about(page).getByRole('alert')).toHaveText(text)

test.beforeEach(async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/profile')
  await expect(about(page)).toBeVisible()
})

test('is refused, kept, shown everywhere, and taken away', async ({ page, consoleErrors }) => {
  await test.step('must be an image, of less than 5 MB, that can be read', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('profile.setAvatar')) sent.push(request.url())
    })
    await choose(page, { name: 'me.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') })
    await saysBad(page, AVATAR_MESSAGES.noImage)
    await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024) })
    await saysBad(page, AVATAR_MESSAGES.largeFile)
    await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 - 1) })
    await saysBad(page, AVATAR_MESSAGES.unreadable)
    await choose(page, { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg') })
    await saysBad(page, AVATAR_MESSAGES.unreadable)
    expect(sent).toEqual([])
  })

  await test.step('that the worker refuses as too large says so', async () => {
    const tooLarge = AVATAR_MESSAGES.tooLarge
    await page.route('**/profile.setAvatar*', (route) =>
      route.fulfill({
        status: 400,
        json: [{ error: { message: tooLarge, code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400 } } }],
      }),
    )
    await choose(page, {
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await paint(page, { width: 9, height: 9, type: 'image/png' }),
    })
    await saysBad(page, tooLarge)
    await page.unroute('**/profile.setAvatar*')
    consoleErrors.length = 0
  })

  await test.step('that does not arrive says so, and the same file can be chosen again', async () => {
    await page.route('**/profile.setAvatar*', (route) => route.abort())
    const file = {
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await paint(page, { width: 300, height: 300, type: 'image/jpeg' }),
    }
    await choose(page, file)
    await saysBad(page, AVATAR_MESSAGES.notUpdated)
    await expect(about(page)).toContainText('Please check your internet connection')
    await page.unroute('**/profile.setAvatar*')
    await choose(page, file)
    await expect(about(page).getByRole('status')).toHaveText(AVATAR_MESSAGES.updated)
    consoleErrors.length = 0
  })

  for (const [width, height, fitWidth, fitHeight] of [
    [1200, 800, 150, 100],
    [40, 60, 40, 60],
  ] as const) {
    await test.step(`of ${width} by ${height} is kept at ${fitWidth} by ${fitHeight}`, async () => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('profile.setAvatar')) sent.push(request.postData() ?? '')
      })
      const buffer = await paint(page, { width, height, type: 'image/png' })
      await choose(page, { name: 'me.png', mimeType: 'image/png', buffer })
      await expect(about(page).getByRole('status')).toHaveText(AVATAR_MESSAGES.updated)
      await expect.poll(() => sent).toHaveLength(1)
      expect(sent[0]).toContain('data:image/jpeg;base64,')
      expect((sent[0] ?? '').length).toBeLessThan(20_000)

      const size = () => picture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
      await expect.poll(size).toEqual([fitWidth, fitHeight])
      const address = await addressOf(page)
      expect(address).toMatch(/^\/api\/avatar\//)
      await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', address ?? '')

      await page.reload()
      await expect.poll(size).toEqual([fitWidth, fitHeight])
      await about(page).getByRole('button', { name: 'Remove Picture' }).click()
      await expect(about(page).getByRole('status')).toHaveText(AVATAR_MESSAGES.removed)
      await expect(picture(page)).toHaveCount(0)
      await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
      expect((await page.request.get(address ?? '')).status()).toBe(404)
    })
  }
})

test('is shrunk, is replaced by the letter if it is missing, and deleting it survives a reload', async ({
  page,
  browser,
}) => {
  await test.step('is drawn again with less quality when its text is longer than a million characters', async () => {
    const buffer = await paint(page, { width: 300, height: 300, type: 'image/png' })
    await page.evaluate(() => {
      const draw = HTMLCanvasElement.prototype.toDataURL
      const asked: unknown[] = []
      Object.assign(window, { asked })
      HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
        asked.push([type, quality])
        const text = draw.call(this, type, quality)
        return quality === 0.8 ? text.padEnd(1_000_001, 'A') : text
      }
    })
    await choose(page, { name: 'me.png', mimeType: 'image/png', buffer })
    await expect(about(page).getByRole('status')).toHaveText(AVATAR_MESSAGES.updated)
    expect(await page.evaluate(() => 'asked' in window && window.asked)).toEqual([
      ['image/jpeg', 0.8],
      ['image/jpeg', 0.5],
    ])
    await expect(picture(page)).toBeVisible()
  })

  await test.step('that is missing is replaced by the letter', async () => {
    const other = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } })
    const otherPage = await other.newPage()
    await otherPage.route('**/api/avatar/*', (route) => route.abort())
    await otherPage.goto('/dashboard/profile')
    await expect(about(otherPage).getByText('s', { exact: true })).toBeVisible()
    await expect(picture(otherPage)).toHaveCount(0)
    await other.close()
  })

  await test.step('that was taken away stays away, whatever was asked before', async () => {
    // The worker's answer about the profile was requested before the picture was removed, and arrives after that.
    let release = () => {}
    const removed = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(
      /profile\.get/,
      async (route) => {
        const response = await route.fetch()
        await removed
        await route.fulfill({ response }).catch(() => {})
      },
      { times: 1 },
    )
    await page.reload()
    await about(page).getByRole('button', { name: 'Remove Picture' }).click()
    await expect(about(page).getByRole('status')).toHaveText(AVATAR_MESSAGES.removed)
    release()
    await expect(about(page).getByText('Loading')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect(picture(page)).toHaveCount(0)
  })
})
