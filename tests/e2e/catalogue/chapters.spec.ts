import type { Page } from '@playwright/test'
import type { SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { DESKTOP, expect, forgetErrors, holdBack, NOTE, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

/** Opens a page whose data or code has not been fetched yet, from another page, without a reload. */
async function follow(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
}

test('a subject or chapter without content leads to other content', async ({ page }) => {
  await page.route(/\/assets\/biology-[^/]*\.json$/, async (route) => {
    const response = await route.fetch()
    const content = await response.json()
    // Both files of the subject have this name; its notes contain no chapters.
    await route.fulfill({ response, json: 'chapters' in content ? { ...content, chapters: [] } : content })
  })
  await page.route(/\/assets\/physics-[^/]*\.json$/, async (route) => {
    const response = await route.fetch()
    const content: SubjectOutline | SubjectNotes = await response.json()
    const json = Array.isArray(content.chapters)
      ? { ...content, chapters: content.chapters.map((chapter) => ({ ...chapter, quizzes: [], practiceQuestions: 0 })) }
      : content
    await route.fulfill({ response, json })
  })
  await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Biology', exact: true }))

  await test.step('a subject without chapters says so, and leads to the other subjects', async () => {
    await follow(page, 'Biology')
    await expect(page.getByRole('heading', { level: 2, name: 'No Chapters Available' })).toBeVisible()
    await page.getByRole('link', { name: 'Browse all subjects' }).click()
    await expect(page).toHaveURL(/\/notes$/)
  })

  await test.step('a chapter without questions of its own leads to those of its subject', async () => {
    await follow(page, 'Physics')
    await follow(page, NOTE.title)
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Practise' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Physics quizzes' })).toBeVisible()
  })
})

test('loading is shown, and a failed load can be retried', async ({ page, consoleErrors }) => {
  // The page of a subject fetches it ahead.
  const releaseChapter = await holdBack(page, /\/assets\/_subject\._chapter\.index-[^/]*\.js$/)
  await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Biology', exact: true }))

  await test.step('the list says Loading chapters..., and not a moment longer', async () => {
    const release = await holdBack(page, /\/assets\/biology-[^/]*\.json$/)
    await follow(page, 'Biology')
    await expect(page.getByRole('status').filter({ hasText: 'Loading chapters...' })).toBeAttached()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible()
    await expect(page.getByText('Loading chapters...')).toHaveCount(0)
    await expect(page.getByText('Loading notes...')).toHaveCount(0)
  })

  await test.step('a failed load is reported, and can be retried', async () => {
    await page.getByRole('link', { name: 'Back to subjects' }).click()
    await page.route(/\/assets\/physics-[^/]*\.json$/, (route) => route.abort())
    await follow(page, 'Physics')
    await expect(page.getByRole('heading', { level: 1, name: 'The page did not load' })).toBeVisible()
    await expect(page).toHaveURL(/\/notes\/physics$/)
    // Pressed while the file is still lost, so that it does not arrive by itself before.
    const again = page.waitForRequest(/\/assets\/physics-[^/]*\.json$/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await again
    await page.unroute(/\/assets\/physics-[^/]*\.json$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
  })

  await test.step('the chapter says Loading notes..., and not a moment longer', async () => {
    await follow(page, 'Interference')
    await expect(page.getByRole('status').filter({ hasText: 'Loading notes...' })).toBeAttached()
    releaseChapter()
    await expect(page.getByRole('heading', { level: 1, name: 'Interference' })).toBeVisible()
    await expect(page.getByText('Loading notes...')).toHaveCount(0)
  })
  await forgetErrors(page, consoleErrors)
})
