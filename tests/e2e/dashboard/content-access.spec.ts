import type { Page, Request } from '@playwright/test'
import { ACTIVITIES_SHOWN } from '#domain/study/recent-activity.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
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
const UNITS = '/resources/blogs/units-that-catch-mistakes'
const CHAPTER = '/notes/physics/rotational-dynamics'

test('opened content is recorded with its progress, and shown on the home', async ({ page }) => {
  const related = page.getByRole('region', { name: 'Related Articles' })

  await test.step('a visitor reads without any of it: no part is loaded, and nothing is sent', async () => {
    const asked: string[] = []
    const note = (request: Request) => asked.push(request.url())
    page.on('request', note)
    const loaded = watchLoading(page)
    for (const path of [BLOG, CHAPTER]) {
      await page.goto(path)
      await loaded()
    }
    page.off('request', note)
    expect(asked.filter((url) => /watch-visit|\/device-|contentAccess/.test(url))).toEqual([])
  })
  await signUp(page)

  await test.step('a page that was left before the part that records it came is recorded all the same', async () => {
    await page.goto('/resources/blogs')
    const card = page.getByRole('link', { name: 'Units catch mistakes before the examiner does' })
    await expect(card).toBeVisible()
    // Visits are recorded once the page knows whose they are.
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
    const release = await holdBack(page, /watch-visit/)
    await card.click()
    await related.scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Back to blogs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Educational Blogs' })).toBeVisible()
    release()
    await expect.poll(async () => (await listAccesses(page)).map(({ url }) => url)).toEqual([UNITS])
    expect((await listAccesses(page))[0]?.progress).toBe(100)
    await page.unroute(/watch-visit/)
  })

  await test.step('opening a post, an article, a chapter, a note and a quiz is recorded', async () => {
    const isRecorded = async (path: string) => {
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(async () => (await listAccesses(page)).map(({ url }) => url)).toContain(path)
    }
    await page.getByRole('link', { name: 'Recall before you reread' }).click()
    await isRecorded(BLOG)
    await page.getByRole('link', { name: 'Resources', exact: true }).first().click()
    await page.getByRole('link', { name: 'Academic Articles' }).click()
    await page.getByRole('link', { name: 'Sleep' }).click()
    await isRecorded(ARTICLE)
    await page.goto(CHAPTER)
    await isRecorded(CHAPTER)
    await page.getByRole('link', { name: `View ${NOTE.title}` }).click()
    await isRecorded(NOTE.view)
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('link', { name: 'Take a quiz' }).click()
    await startQuiz(page)
    await expect.poll(async () => (await listAccesses(page)).length).toBe(6)

    const accesses = await listAccesses(page)
    expect(
      accesses.map(({ contentType, contentId, title, subject, url }) => [contentType, contentId, title, subject, url]),
    ).toEqual([
      ['quiz', 'class-12-physics-mechanics', QUIZ, 'Physics', `/dashboard/quizzes/take?q=${encodeURIComponent(QUIZ)}`],
      ['note', NOTE.id, NOTE.title, 'Physics', NOTE.view],
      ['chapter', 'physics/rotational-dynamics', 'Rotational Dynamics', 'Physics', CHAPTER],
      ['article', 'sleep-and-exams', expect.any(String), 'Student Wellness', ARTICLE],
      ['blog', 'recall-before-you-reread', 'Recall before you reread', 'Study Tips', BLOG],
      ['blog', 'units-that-catch-mistakes', expect.any(String), 'Physics', UNITS],
    ])
  })

  await test.step('the latest is shown on the home, and leads there', async () => {
    await page.goto('/dashboard')
    const activity = page.getByRole('region', { name: 'Recent Activity' }).getByRole('link')
    await expect(activity).toHaveCount(ACTIVITIES_SHOWN)
    await expect(activity.first()).toContainText(QUIZ)
    await activity.first().click()
    await expect(page.getByRole('article', { name: QUIZ })).toBeVisible()
  })

  await test.step('opening a post again soon extends its record of how far it was read', async () => {
    const readBlog = async () => (await listAccesses(page)).find(({ url }) => url === BLOG)?.progress
    const first = await readBlog()
    // The opening is reported. From then on nothing of the visit is lost, even if the document is left at once.
    const reported = page.waitForResponse(/contentAccess\.record/)
    await openAndWait(page, BLOG, related)
    await reported
    await related.scrollIntoViewIfNeeded()
    await page.goto('/dashboard/blogs')
    await expect.poll(readBlog).toBeGreaterThan(first ?? 100)
    expect(await listAccesses(page)).toHaveLength(6)
  })
})
