import { QUICK_ACCESS_SHOWN } from '#domain/study/favorite-list.ts'
import { ACTIVITIES_SHOWN } from '#domain/study/recent-activity.ts'
import { call, expect, NOTE, onEachSize, QUIZ, signUp, startQuiz, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { addFavorites, dayFromToday, panel } from './home-panels.ts'

const HOUR = 60 * 60_000

test('a student who has studied sees it, and each thing leads on', async ({ page }) => {
  await signUp(page)
  const { id: contentId, title, view: url } = NOTE
  const about = { contentType: 'note', subject: 'Physics', chapter: title, progress: 40 }
  await call(page, 'contentAccess.record', {
    visitId: crypto.randomUUID(),
    contentId,
    title,
    url,
    timeSpent: 240,
    ...about,
  })
  await call(page, 'reading.savePosition', { noteId: contentId, page: 3, readAt: Date.now() })
  await call(page, 'preferences.set', { studyGoals: { targetSubjects: ['English', 'Biology', 'Nepali'] } })
  const attempt = { quizId: 'class-12-physics-mechanics', answers: {}, timeSpent: 600 }
  for (const hours of [0.5, 3, 49]) {
    const completedAt = Date.now() - hours * HOUR
    await call(page, 'quizResults.submit', { ...attempt, attemptId: crypto.randomUUID(), completedAt })
  }
  await addFavorites(page, 7)
  const task = { title: 'Read on', completed: false, date: dayFromToday(0), priority: 'high', createdAt: 1 }
  await call(page, 'tasks.add', { id: crypto.randomUUID(), ...task })

  await page.goto('/dashboard')
  await onEachSize(page, async () => {
    await expect(panel(page, 'Continue Learning')).toContainText(`${title}Physics · Page 3`)
    const recommended = panel(page, 'Smart Recommendations').getByRole('listitem')
    await expect(recommended).toHaveCount(3)
    await expect(recommended.first()).toHaveText('1Revise PhysicsYour average here is 0%High Priority')
    await expect(panel(page, 'Task Planner')).toContainText('Read onHigh priority')
    await expect(panel(page, 'Quick Access').getByRole('listitem')).toHaveCount(QUICK_ACCESS_SHOWN)
    const activities = panel(page, 'Recent Activity').getByRole('listitem')
    await expect(activities).toHaveCount(ACTIVITIES_SHOWN)
    await expect(activities.nth(0)).toContainText(`${title}Physics · Just now`)
    await expect(activities.nth(1)).toContainText(`${QUIZ}Physics · Just now0%`)
    await expect(activities.nth(2)).toContainText(`${QUIZ}Physics · 3 hours ago0%`)
    await expect(panel(page, 'Your Progress')).toContainText(/This week: \d+ minutes of study/)
    await expect(panel(page, 'Your Progress').getByRole('listitem')).toHaveCount(7)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('each recommendation leads to a page that is there', async () => {
    const links = panel(page, 'Smart Recommendations').getByRole('link')
    const listed = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    for (const [index, [title, address]] of listed.entries()) {
      await links.nth(index).click()
      await expect.poll(() => new URL(page.url()).pathname, `${title}`).toBe(address?.split('?')[0])
      await expect(page.getByRole('heading', { level: 1 }), `${title}`).not.toContainText(/Not Found|^Good /)
      await page.goBack()
      await expect(links).toHaveCount(listed.length)
    }
  })

  await test.step('the note opens where it was left', () =>
    onEachSize(page, async () => {
      await panel(page, 'Continue Learning')
        .getByRole('link', { name: `Continue ${NOTE.title}` })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
      // A phone opens the text, at the heading of that page.
      const isPhone = (page.viewportSize()?.width ?? 0) < 768
      await expect(page).toHaveURL(`/dashboard/notes/${NOTE.id}`)
      const place = isPhone ? /^Back at Two theorems, where you stopped/ : /^Back on page 3, where you stopped/
      await expect(page.getByText(place)).toBeVisible()
      await page.goBack()
      await expect(panel(page, 'Continue Learning')).toBeVisible()
    }))

  await test.step('an unfinished quiz can be continued', async () => {
    await panel(page, 'Continue Learning').getByRole('link', { name: 'Take a quiz' }).click()
    await startQuiz(page)
    await page.keyboard.press('b')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await page.goto('/dashboard')
    await expect(panel(page, 'Continue Learning')).toContainText(new RegExp(`${QUIZ}1 of \\d+ answered`))
    await panel(page, 'Continue Learning')
      .getByRole('link', { name: `Continue ${QUIZ}` })
      .click()
    await page.getByRole('button', { name: `Continue ${QUIZ}` }).click()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
  })
})
