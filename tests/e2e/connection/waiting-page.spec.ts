import type { BrowserContext, Page, Request } from '@playwright/test'
import { DESKTOP, expect, forgetErrors, QUIZ, test } from '../browser.ts'
import { countDocuments } from '../documents.ts'
import { openAndWait } from '../site/prerendered.ts'
import { heading, inMain, notice, saveData } from './waiting-notice.ts'

test.use({ viewport: DESKTOP })

test('a quiz that is started without a line begins when it is back', async ({ page, context, consoleErrors }) => {
  const start = page.getByRole('article', { name: QUIZ }).getByRole('button', { name: 'Start Quiz' })
  await openAndWait(page, '/quiz', start)
  const documents = countDocuments(page)
  await context.setOffline(true)
  await start.click()
  await expect(notice(page)).toBeVisible()
  await expect(start).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await expect(page.locator('.katex').first()).toBeVisible()
  expect(documents()).toBe(0)
  await forgetErrors(page, consoleErrors)
})

test('what was looked at or pointed at opens without a line', async ({ page, context, consoleErrors }) => {
  await test.step('the chapters of a subject that is looked at', async () => {
    const ahead = page.waitForResponse(/\/assets\/_subject\._chapter\.index-.*\.js$/)
    await openAndWait(page, '/notes/physics', inMain('Interference')(page))
    await (await ahead).finished()
    await context.setOffline(true)
    await inMain('Interference')(page).click()
    await expect(heading(page)).toHaveText('Interference')
    await expect(notice(page)).toHaveCount(0)
  })

  await test.step('a quiz whose card was pointed at', async () => {
    await context.setOffline(false)
    await page.getByRole('banner').getByRole('link', { name: 'Take Quiz' }).click()
    const start = page.getByRole('article', { name: QUIZ }).getByRole('button', { name: 'Start Quiz' })
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    // What typesets the formulas is asked for last, once the questions are here.
    const ahead = ['attempt-shared', 'device-shared', 'typeset-math'].map(
      (part) => new RegExp(`/assets/${part}-.*\\.js$`),
    )
    const arrived = [...ahead, /quizzes\.get/].map((address) => page.waitForResponse(address))
    await start.hover()
    await Promise.all(arrived)
    await expect.poll(() => underWay.size).toBe(0)
    const documents = countDocuments(page)
    await context.setOffline(true)
    await start.click()
    await expect(page.getByRole('radiogroup')).toBeVisible()
    await expect(page.locator('.katex').first()).toBeVisible()
    expect(documents()).toBe(0)
  })
  await forgetErrors(page, consoleErrors)
})

/** Asks for a subject without a line, from the middle of the list. */
async function askWithoutLine(page: Page, context: BrowserContext, subject: string): Promise<void> {
  await scrollDown(page)
  await context.setOffline(true)
  // A real click would scroll to the link first.
  await inMain(subject)(page).dispatchEvent('click')
  await expect(notice(page)).toBeVisible()
}

async function scrollDown(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Class 12 Notes')
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
}

test('a page that waits for the connection leaves the choice', async ({ page, context, consoleErrors }) => {
  await saveData(page)
  await openAndWait(page, '/notes', inMain('Biology')(page))

  await test.step('asking for another page changes what it waits for', async () => {
    await askWithoutLine(page, context, 'Biology')
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await inMain('Chemistry')(page).click()
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Chemistry')
    await page.goBack()
    await expect(page).toHaveURL(/\/notes$/)
    await expect(heading(page)).toHaveText('Class 12 Notes')
  })

  await test.step('asking for another page during an attempt leads back to the one before', async () => {
    await askWithoutLine(page, context, 'Nepali')
    // The attempt does not end.
    await page.route(/\/assets\/nepali-.*\.json$/, () => {})
    await context.setOffline(false)
    await expect(page.getByText('Loading chapters...')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Features' }).click()
    await expect(heading(page)).toHaveText('Features')
    await page.goBack()
    await expect(page).toHaveURL(/\/notes$/)
    await expect(heading(page)).toHaveText('Class 12 Notes')
  })

  await test.step('who wants to stay stays', async () => {
    await askWithoutLine(page, context, 'English')
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(notice(page)).toHaveCount(0)
    const arrived = page.waitForResponse(/\/assets\/english-.*\.json$/)
    await context.setOffline(false)
    await (await arrived).finished()
    await inMain('Physics')(page).hover()
    await expect(page).toHaveURL(/\/notes$/)
  })

  await test.step('a line that breaks while a page loads brings back the one that stood, and its place', async () => {
    let lose = () => {}
    const lost = new Promise<void>((resolve) => {
      lose = resolve
    })
    await scrollDown(page)
    await page.route(/\/assets\/mathematics-.*\.json$/, async (route) => {
      await lost
      await route.abort()
    })
    await inMain('Mathematics')(page).dispatchEvent('click')
    await expect(page.getByText('Loading chapters...')).toBeAttached()
    lose()
    await expect(notice(page)).toBeVisible()
    await expect(heading(page)).toHaveText('Class 12 Notes')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await page.unroute(/\/assets\/mathematics-.*\.json$/)
    await expect(heading(page)).toHaveText('Mathematics')
    await page.goBack()
  })

  await test.step('trying again is offered after some failures', async () => {
    await askWithoutLine(page, context, 'Computer Science')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Computer Science')
  })
  await forgetErrors(page, consoleErrors)
})
