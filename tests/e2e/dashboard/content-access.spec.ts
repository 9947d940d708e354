import type { Page } from '@playwright/test'
import { ACTIVITIES_SHOWN } from '../../../domain/study/recent-activity.ts'
import { DESKTOP, expect, holdBack, NOTE, QUIZ, signUp, startQuiz, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test.use({ viewport: DESKTOP })

type Access = { contentType: string; contentId: string; title: string; subject: string; url: string; progress: number }

async function listAccesses({ request }: Page): Promise<Access[]> {
  const input = encodeURIComponent(JSON.stringify({ limit: 50 }))
  const answer = await request.get(`/api/trpc/contentAccess.recent?input=${input}`)
  return (await answer.json()).result.data
}

const ARTICLE = '/resources/articles/sleep-and-exams'
const BLOG = '/resources/blogs/recall-before-you-reread'
const CHAPTER = '/notes/physics/rotational-dynamics'

test('opening a chapter, a post, an article, a note and a quiz is recorded, and shown on the home', async ({
  page,
}) => {
  await signUp(page)
  for (const path of [CHAPTER, BLOG, ARTICLE, NOTE.view]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => (await listAccesses(page)).map(({ url }) => url)).toContain(path)
  }
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page)
  await expect.poll(async () => (await listAccesses(page)).length).toBe(5)

  const accesses = await listAccesses(page)
  expect(
    accesses.map(({ contentType, contentId, title, subject, url }) => [contentType, contentId, title, subject, url]),
  ).toEqual([
    ['quiz', 'class-12-physics-mechanics', QUIZ, 'Physics', `/dashboard/quizzes/take?q=${encodeURIComponent(QUIZ)}`],
    ['note', NOTE.id, NOTE.title, 'Physics', NOTE.view],
    ['article', 'sleep-and-exams', expect.any(String), 'Student Wellness', ARTICLE],
    ['blog', 'recall-before-you-reread', 'Recall before you reread', 'Study Tips', BLOG],
    ['chapter', 'physics/rotational-dynamics', 'Rotational Dynamics', 'Physics', CHAPTER],
  ])
  await page.goto('/dashboard')
  const activity = page.getByRole('region', { name: 'Recent Activity' }).getByRole('link')
  await expect(activity).toHaveCount(ACTIVITIES_SHOWN)
  await expect(activity.first()).toContainText(QUIZ)
  await activity.first().click()
  await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
})

test('of a post it is recorded how far it was read, and opening it again soon extends the record', async ({ page }) => {
  await signUp(page)
  await page.goto(BLOG)
  await expect.poll(async () => (await listAccesses(page)).length).toBe(1)
  const [first] = await listAccesses(page)
  await page.goto('/dashboard/blogs')
  const related = page.getByRole('region', { name: 'Related Articles' })
  // The opening is reported: from then on nothing of the visit is lost, also when the document is left at once.
  const reported = page.waitForResponse(/contentAccess\.record/)
  await openAndWait(page, BLOG, related)
  await reported
  await related.scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Resources', exact: true }).first().click()
  await expect(related).toHaveCount(0)
  await page.goto('/dashboard/blogs')
  await expect.poll(async () => (await listAccesses(page))[0]?.progress).toBeGreaterThan(first?.progress ?? 100)
  expect(await listAccesses(page)).toHaveLength(1)
})

test('a page that was left before the part that records it came is recorded all the same', async ({ page }) => {
  await signUp(page)
  await page.goto('/resources/blogs')
  const card = page.getByRole('link', { name: 'Recall before you reread' })
  await expect(card).toBeVisible()
  const release = await holdBack(page, /watch-visit/)
  await card.click()
  await page.getByRole('region', { name: 'Related Articles' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Back to blogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Educational Blogs' })).toBeVisible()
  release()
  await expect.poll(async () => (await listAccesses(page)).map(({ url }) => url)).toEqual([BLOG])
  expect((await listAccesses(page))[0]?.progress).toBe(100)
})

test('a visitor reads without any of it: no part is loaded, and nothing is sent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(BLOG)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.goto(CHAPTER)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  expect(asked.filter((url) => /watch-visit|\/device-|contentAccess/.test(url))).toEqual([])
})
