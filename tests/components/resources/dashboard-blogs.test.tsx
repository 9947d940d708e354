import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, reload, takeErrors, textsOf } from '#tests/support/components/open-app.tsx'
import { SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const history = page.getByRole('region', { name: 'Reading History' })
const featured = page.getByRole('region', { name: 'Featured Articles' }).getByRole('link')
const comeBack = async () => {
  window.history.back()
  await expect.poll(() => location.pathname).toBe('/dashboard/blogs')
}

/** Longer than the width of a phone. */
const LONG_TITLE = 'Recall before you reread, and before you underline, and above all before you give up on a chapter'

type Access = Outputs['contentAccess']['recent'][number]
function read(contentId: string, about: Partial<Access>): Access {
  const now = Date.now()
  const times = { timestamp: now, lastAccessed: now, timeSpent: 60, progress: 0 }
  return {
    id: contentId,
    contentId,
    contentType: 'blog',
    title: contentId,
    subject: 'Study Tips',
    chapter: null,
    url: null,
    ...times,
    ...about,
  }
}

test('the posts and what the student has read', async () => {
  const { user, answers } = fakeStudent()
  let isBroken = true
  let accesses: Access[] = []
  const contentAccess: typeof answers.contentAccess = {
    ...answers.contentAccess,
    recent: () => {
      if (isBroken) throw new Refusal(400, 'Refused.')
      return accesses as never
    },
  }
  const options = { student: user, answers: { ...answers, contentAccess } }
  const app = await openApp('/dashboard/blogs', options)

  // A history that cannot be read says so, and comes with Try Again.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
  await expect.element(history.getByRole('alert')).toMatchTextContent('Refused.')
  await expect.element(featured).toHaveLength(3)
  isBroken = false
  await history.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(history.getByRole('heading', { name: 'Nothing read yet' })).toBeVisible()
  takeErrors()

  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    const line = 'How to study, how to think in each subject, and how the examinations work.'
    await expect.element(page.getByText(line)).toBeVisible()
    const terms = ['Posts', 'Academic Articles', 'Categories', 'Read This Week']
    expect(textsOf(page.getByRole('term'))).toEqual(terms)
    expect(textsOf(page.getByRole('definition'))).toEqual(['16', '12', '6', '0'])
    const categories = page.getByRole('region', { name: 'Categories' }).getByRole('link')
    expect(textsOf(categories).map((text) => text?.replace(/\d+ posts$/, ''))).toEqual([
      'Study Tips',
      'Mathematics',
      'Physics',
      'Chemistry',
      'Biology',
      'Entrance Exams',
    ])
    await expect.element(history).toMatchTextContent('Posts and articles that you open are listed here.')
    const way = history.getByRole('link', { name: 'Read a Post' })
    await expect.element(way).toHaveAttribute('href', '/resources/blogs')
    expect(await findViolations()).toEqual([])
  }

  // Only posts and articles are asked for.
  const asked = app.inputsOf('contentAccess.recent').at(-1)
  expect(asked).toMatchObject({ types: expect.arrayContaining(['blog', 'article']) })
  accesses = [
    read('sleep-and-exams', {
      contentType: 'article',
      title: 'Sleep and exams',
      subject: 'Student Wellness',
      url: '/resources/articles/sleep-and-exams',
      progress: 35,
    }),
    read('recall-before-you-reread', {
      title: LONG_TITLE,
      url: '/resources/blogs/recall-before-you-reread',
      progress: 100,
    }),
  ]
  await reload(options)
  await expect.element(history.getByRole('link')).toHaveLength(2)
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    expect(textsOf(history.getByRole('link'))).toEqual([
      'Sleep and examsStudent Wellness · Just now35% read',
      `${LONG_TITLE}Study Tips · Just now100% read`,
    ])
    await expect.element(page.getByRole('definition').last()).toHaveTextContent('2')
    expect(await findViolations()).toEqual([])
  }

  await history.getByRole('link').last().click()
  await expect.poll(() => location.pathname).toBe('/resources/blogs/recall-before-you-reread')
  await comeBack()
  await page.getByRole('link', { name: /^Physics/ }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/resources/blogs?category=Physics')
  await comeBack()
  const title = featured.first().element().textContent ?? ''
  await featured.first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await comeBack()
  await page.getByRole('link', { name: 'All Posts' }).click()
  await expect.poll(() => location.pathname).toBe('/resources/blogs')
})
