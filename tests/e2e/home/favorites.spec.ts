import type { Page } from '@playwright/test'
import { FAVORITES_MAX, QUICK_ACCESS_SHOWN } from '#domain/study/favorite-list.ts'
import { call, DESKTOP, expect, NOTE, PHONE, QUIZ, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from '../site/prerendered.ts'
import { addFavorites, comeBackToHome, filledStar, listFavorites, panel, star } from './home-panels.ts'

const SUBJECT = 'subject Physics'
const CHAPTER = 'chapter Rotational Dynamics'
const SAME_NOTE = 'note Rotational Dynamics'

/** From the subjects of the public site to one of them, and from there to a chapter. */
async function openPhysics(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { name: 'Physics' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
}
async function openRotation(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Rotational Dynamics' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rotational Dynamics' })).toBeVisible()
}

test.describe('a student', () => {
  test.use({ viewport: DESKTOP })
  test.beforeEach(async ({ page }) => {
    await signUp(page)
  })

  test('puts a subject, a chapter, a note and a quiz into Quick Access wherever they are listed', async ({ page }) => {
    await page.goto('/dashboard/notes')
    const menu = page.getByRole('complementary')

    await test.step('by the stars of what is searched in Study Notes', async () => {
      const field = page.getByRole('searchbox', { name: 'Search Notes' })
      await field.fill('rotational dynamics')
      await star(page, CHAPTER).click()
      await star(page, SAME_NOTE).click()
      await expect(filledStar(page, SAME_NOTE)).toBeVisible()
      await expect.poll(() => listFavorites(page)).toEqual([NOTE.title, NOTE.title])
      expect(await findViolations(page)).toEqual([])
      await filledStar(page, CHAPTER).click()
      await filledStar(page, SAME_NOTE).click()
      await expect.poll(() => listFavorites(page)).toEqual([])
      await field.press('Escape')
    })

    await test.step('by the stars in Study Notes, which leave the cards as they are', async () => {
      await star(page, SUBJECT).click()
      await page.getByRole('button', { name: /^Physics/, expanded: false }).click()
      await star(page, CHAPTER).click()
      await star(page, SAME_NOTE).click()
      await expect.poll(() => listFavorites(page)).toEqual([NOTE.title, NOTE.title, 'Physics'])
      await expect(page.getByRole('button', { name: /^Physics/, expanded: true })).toBeVisible()
      for (const name of [SUBJECT, CHAPTER, SAME_NOTE]) await filledStar(page, name).click()
      await expect.poll(() => listFavorites(page)).toEqual([])
    })

    await test.step('by the stars of the public site and of the quizzes', async () => {
      await menu.getByRole('link', { name: 'Public site' }).click()
      await star(page, SUBJECT).click()
      await expect(filledStar(page, SUBJECT)).toBeVisible()
      await openPhysics(page)
      await expect(filledStar(page, SUBJECT)).toBeVisible()
      await star(page, CHAPTER).click()
      await expect(star(page, SAME_NOTE)).toBeVisible()
      await openRotation(page)
      await expect(filledStar(page, CHAPTER)).toBeVisible()
      await star(page, SAME_NOTE).click()
      await page.getByRole('link', { name: `View ${NOTE.title}` }).click()
      await expect(page).toHaveURL(NOTE.view)
      await expect(filledStar(page, SAME_NOTE)).toBeVisible()
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await page.getByRole('link', { name: 'Take a quiz' }).click()
      await star(page, `quiz ${QUIZ}`).click()
      await expect.poll(() => listFavorites(page)).toEqual([QUIZ, NOTE.title, NOTE.title, 'Physics'])
    })

    await test.step('and finds each of them there once, newest first', async () => {
      await menu.getByRole('link', { name: 'Dashboard', exact: true }).click()
      const links = panel(page, 'Quick Access').getByRole('link')
      await expect(links).toHaveText([
        `${QUIZ}Quiz · Physics`,
        'Rotational DynamicsNote · Physics (Class 12)',
        'Rotational DynamicsChapter · Physics (Class 12)',
        'PhysicsSubject · Physics (Class 12)',
      ])
      for (const [index, heading] of ['Take Quiz', NOTE.title, NOTE.title, 'Physics'].entries()) {
        await links.nth(index).click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        if (page.url().endsWith(`/dashboard/notes/${NOTE.id}`)) await expect(filledStar(page, SAME_NOTE)).toBeVisible()
        await page.goBack()
      }
    })
  })

  test('removes what is in Quick Access, and sees it in part or in full', async ({ page }) => {
    const quickAccess = panel(page, 'Quick Access')
    const links = quickAccess.getByRole('link')
    const about = { type: 'note', subject: 'Physics (Class 12)', addedAt: 0 }
    const gone = { ...about, id: 'note_1', title: 'Magnets', url: '/dashboard/notes/magnets-notes' }
    const known = { ...about, id: 'note_2', title: NOTE.title, url: `/dashboard/notes/${NOTE.id}` }

    await test.step('a note that has left the catalogue, in its row', async () => {
      for (const favorite of [gone, known]) await call(page, 'favorites.add', favorite)
      await page.goto('/dashboard')
      const row = quickAccess.getByRole('listitem').filter({ hasText: 'Magnets' })
      await expect(row).toContainText('This note is no longer in the catalogue.')
      await expect(row.getByRole('link')).toHaveCount(0)
      await expect(links).toHaveText([/^Rotational Dynamics/])
      await row.getByRole('button', { name: 'Remove Magnets' }).click()
      await expect(row).toHaveCount(0)
      await expect.poll(() => listFavorites(page)).toEqual([NOTE.title])
      await call(page, 'favorites.add', gone)
      await comeBackToHome(page)
      await expect(row).toBeVisible()
    })

    await test.step('or where the note would be', async () => {
      await page.goto(gone.url)
      await expect(page.getByRole('heading', { level: 1, name: 'Note Not Found' })).toBeVisible()
      await page.getByRole('button', { name: 'Remove from Quick Access' }).click()
      await expect.poll(() => listFavorites(page)).toEqual([NOTE.title])
    })

    await test.step('the others with the keyboard, and the focus stays there', async () => {
      await addFavorites(page, 2)
      await comeBackToHome(page)
      await filledStar(page, 'quiz Quiz 2').press('Enter')
      await expect(links).toHaveCount(2)
      await expect(filledStar(page, 'quiz Quiz 1')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(links).toHaveCount(1)
      await expect(filledStar(page, SAME_NOTE)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(quickAccess).toContainText(
        'Press the star on a subject, chapter, note or quiz, and it waits for you here.',
      )
      await expect.poll(() => listFavorites(page)).toEqual([])
    })

    await test.step('and after a reload they are still gone', async () => {
      await page.reload()
      await expect(quickAccess).toContainText('Press the star')
      await quickAccess.getByRole('link', { name: 'Browse subjects' }).click()
      await expect(page).toHaveURL(/\/notes$/)
    })

    await test.step('of many some are shown and, on request, all', async () => {
      await addFavorites(page, FAVORITES_MAX)
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await expect(links).toHaveCount(QUICK_ACCESS_SHOWN)
      await expect(links.first()).toContainText(`Quiz ${FAVORITES_MAX}`)
      const toggle = quickAccess.getByRole('button', { name: 'Show' })
      await expect(toggle).toHaveText(`Show All (${FAVORITES_MAX})`)
      await toggle.click()
      await expect(links).toHaveCount(FAVORITES_MAX)
      await expect(toggle).toHaveText('Show Less')
      await toggle.click()
      await expect(links).toHaveCount(QUICK_ACCESS_SHOWN)
    })

    await test.step('one too many takes the place of the oldest, and that is said', async () => {
      await page.getByRole('complementary').getByRole('link', { name: 'Public site' }).click()
      await star(page, SUBJECT).click()
      const message = `Added successfully. Quick Access has room for ${FAVORITES_MAX}, so the oldest was removed: Quiz 1.`
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
      await expect.poll(async () => (await listFavorites(page)).at(0)).toBe('Physics')
      const stored = await listFavorites(page)
      expect([stored.length, stored.at(-1)]).toEqual([20, 'Quiz 2'])
    })
  })
})

test.describe('a visitor', () => {
  test.use({ viewport: DESKTOP })

  test('sees no star', async ({ page }) => {
    const hasNone = () => expect(page.getByRole('button', { name: /Quick Access/ })).toHaveCount(0)
    await openAndWait(page, '/notes', page.getByRole('heading', { level: 1 }))
    await hasNone()
    await openPhysics(page)
    await hasNone()
    await openRotation(page)
    await hasNone()
    await openAndWait(page, '/quiz', page.getByRole('heading', { level: 1 }))
    await hasNone()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the star can be hit with a thumb, and nothing scrolls sideways', async ({ page }) => {
    const tapStar = async (name: string) => {
      await star(page, name).tap()
      const box = await filledStar(page, name).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      // A star that passes under the bar at the top would count as too small.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await findViolations(page)).toEqual([])
    }
    await signUp(page)
    await page.goto('/notes')
    await tapStar(SUBJECT)
    await openPhysics(page)
    await tapStar('chapter Periodic Motion')
    await openRotation(page)
    await tapStar(SAME_NOTE)
    await page.goto('/dashboard/quizzes/take')
    await tapStar(`quiz ${QUIZ}`)
  })
})
