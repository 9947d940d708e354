import type { Page } from '@playwright/test'
import { DESKTOP, expect, forgetErrors, test } from '../browser.ts'
import { emptyCache } from '../cold-visit.ts'
import { countDocuments, openWithin } from '../documents.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

const FEATURES = /\/assets\/features-.*\.js$/
const NEWER = 'There is a newer version of Adhyayan. Please load the page again to go on.'
const features = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Features' })
const loadAgain = (page: Page) => page.getByRole('button', { name: 'Load the Page Again' })

/** The server has another build: the script of the page of features is gone, and pages name scripts that nobody knows. */
async function deploy(page: Page): Promise<void> {
  await page.route(FEATURES, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/-[\w-]{8}\.js/g, '-newbuild.js') })
  })
}

test('a page whose script is gone is waited for, and opened as a document of the new build, once', async ({
  page,
  consoleErrors,
}) => {
  await test.step('a script that is missing in the same build is waited for', async () => {
    await openAndWait(page, '/notes', features(page))
    await page.route(FEATURES, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    const documents = countDocuments(page)
    await features(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for the connection.' })).toBeVisible()
    await page.unroute(FEATURES)
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
    expect(documents()).toBe(0)
  })

  await test.step('where the script went with a deploy, the page is a document of the new build', async () => {
    await emptyCache(page)
    await openAndWait(page, '/notes', features(page))
    await deploy(page)
    const documents = countDocuments(page)
    // The new document has scripts that are there.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(FEATURES)
    })
    await features(page).click()
    await expect(page).toHaveURL(/\/features$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
    await expect.poll(documents).toBe(1)
  })

  await test.step('where a cache in between goes on answering with the old pages, once is enough', async () => {
    await emptyCache(page)
    await openAndWait(page, '/notes', features(page))
    await deploy(page)
    const documents = countDocuments(page)
    await features(page).click()
    await expect(page.getByRole('status').filter({ hasText: NEWER })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    expect(documents()).toBe(0)
  })
  await forgetErrors(page, consoleErrors)
})

test('what is under way is not lost', async ({ page, consoleErrors }) => {
  await test.step('a quiz is not left', async () => {
    await openAndWait(page, '/quiz', page.getByRole('button', { name: 'Start Quiz' }).first())
    await page.getByRole('button', { name: 'Start Quiz' }).first().click()
    await expect(page.getByRole('timer')).toBeVisible()
    await deploy(page)
    const documents = countDocuments(page)
    await openWithin(page, '/features')
    await expect(page.getByRole('status').filter({ hasText: NEWER })).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(documents()).toBe(0)
  })

  await test.step('a text stays: the student loads the page again', async () => {
    await openAndWait(page, '/contact', page.getByLabel('Message'))
    await page.getByLabel('Message').fill('A question about torque')
    await deploy(page)
    const documents = countDocuments(page)
    await features(page).click()
    await expect(page.getByRole('status').filter({ hasText: NEWER })).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('A question about torque')
    expect(documents()).toBe(0)
    await loadAgain(page).click()
    await expect(page).toHaveURL(/\/features$/)
    await expect.poll(documents).toBe(1)
  })
  await forgetErrors(page, consoleErrors)
})
