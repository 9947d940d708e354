import { FAVORITES_MAX, QUICK_ACCESS_SHOWN } from '../../../domain/study/favorite-list.ts'
import { call, DESKTOP, expect, NOTE, PHONE, QUIZ, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from '../site/prerendered.ts'
import { addFavorites, filledStar, listFavorites, panel, star } from './home-panels.ts'

const SUBJECT = 'subject Physics'

test.describe('a student', () => {
  test.use({ viewport: DESKTOP })
  test.beforeEach(async ({ page }) => {
    await signUp(page)
  })

  test('puts a subject, a chapter, a note and a quiz into Quick Access, each once, newest first', async ({ page }) => {
    await page.goto('/notes')
    await star(page, SUBJECT).click()
    await expect(filledStar(page, SUBJECT)).toBeVisible()
    await page.getByRole('main').getByRole('heading', { name: 'Physics' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
    await expect(filledStar(page, SUBJECT)).toBeVisible()
    await star(page, 'chapter Rotational Dynamics').click()
    await expect(star(page, 'note Rotational Dynamics')).toBeVisible()

    await page.goto('/notes/physics/rotational-dynamics')
    await expect(filledStar(page, 'chapter Rotational Dynamics')).toBeVisible()
    await star(page, 'note Rotational Dynamics').click()
    for (const address of [NOTE.view, `/dashboard/notes/${NOTE.id}`]) {
      await page.goto(address)
      await expect(filledStar(page, 'note Rotational Dynamics')).toBeVisible()
    }
    await page.goto('/dashboard/quizzes/take')
    await star(page, `quiz ${QUIZ}`).click()
    await expect.poll(() => listFavorites(page)).toEqual([QUIZ, NOTE.title, NOTE.title, 'Physics'])

    await page.goto('/dashboard')
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
      await page.goBack()
    }
  })

  test('finds the stars in Study Notes as well, and on what is searched there', async ({ page }) => {
    await page.goto('/dashboard/notes')
    const field = page.getByRole('searchbox', { name: 'Search Notes' })
    const [chapter, note] = ['chapter Rotational Dynamics', 'note Rotational Dynamics']
    await test.step('puts a search result into Quick Access', async () => {
      await field.fill('rotational dynamics')
      await star(page, chapter).click()
      await star(page, note).click()
      await expect(filledStar(page, note)).toBeVisible()
      await expect.poll(() => listFavorites(page)).toEqual([NOTE.title, NOTE.title])
      expect(await findViolations(page)).toEqual([])
      await filledStar(page, chapter).click()
      await filledStar(page, note).click()
      await expect.poll(() => listFavorites(page)).toEqual([])
      await field.press('Escape')
    })
    await star(page, SUBJECT).click()
    await page.getByRole('button', { name: /^Physics/, expanded: false }).click()
    await star(page, chapter).click()
    await star(page, note).click()
    await expect.poll(() => listFavorites(page)).toEqual([NOTE.title, NOTE.title, 'Physics'])
    await expect(page.getByRole('button', { name: /^Physics/, expanded: true })).toBeVisible()
  })

  test('removes one in Quick Access with the keyboard, and the focus stays there', async ({ page }) => {
    await addFavorites(page, 2)
    await page.goto('/dashboard')
    await filledStar(page, 'quiz Quiz 2').press('Enter')
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveCount(1)
    await expect(filledStar(page, 'quiz Quiz 1')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page, 'Quick Access')).toContainText(
      'Press the star on a subject, chapter, note or quiz, and it waits for you here.',
    )
    await expect.poll(() => listFavorites(page)).toEqual([])
    await page.reload()
    await expect(panel(page, 'Quick Access')).toContainText('Press the star')
    await panel(page, 'Quick Access').getByRole('link', { name: 'Browse subjects' }).click()
    await expect(page).toHaveURL(/\/notes$/)
  })

  test('is told in place of a note that has left the catalogue, and removes it', async ({ page }) => {
    const about = { type: 'note', subject: 'Physics (Class 12)', addedAt: 1 }
    const gone = { ...about, id: 'note_1', title: 'Magnets', url: '/dashboard/notes/magnets-notes' }
    const known = { ...about, id: 'note_2', title: NOTE.title, url: `/dashboard/notes/${NOTE.id}` }
    for (const favorite of [gone, known]) await call(page, 'favorites.add', favorite)
    await page.goto('/dashboard')
    const quickAccess = panel(page, 'Quick Access')
    const row = quickAccess.getByRole('listitem').filter({ hasText: 'Magnets' })
    await expect(row).toContainText('This note is no longer in the catalogue.')
    await expect(row.getByRole('link')).toHaveCount(0)
    await expect(quickAccess.getByRole('link')).toHaveText([/^Rotational Dynamics/])
    await row.getByRole('button', { name: 'Remove Magnets' }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(() => listFavorites(page)).toEqual([NOTE.title])

    await call(page, 'favorites.add', gone)
    await page.goto('/dashboard')
    await expect(row).toBeVisible()
    await page.goto(gone.url)
    await expect(page.getByRole('heading', { level: 1, name: 'Note Not Found' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove from Quick Access' }).click()
    await expect.poll(() => listFavorites(page)).toEqual([NOTE.title])
  })

  test('sees some and, on request, all; one too many takes the place of the oldest, and that is said', async ({
    page,
  }) => {
    await addFavorites(page, FAVORITES_MAX)
    await page.goto('/dashboard')
    const links = panel(page, 'Quick Access').getByRole('link')
    await expect(links).toHaveCount(QUICK_ACCESS_SHOWN)
    await expect(links.first()).toContainText(`Quiz ${FAVORITES_MAX}`)
    const toggle = panel(page, 'Quick Access').getByRole('button', { name: 'Show' })
    await expect(toggle).toHaveText(`Show All (${FAVORITES_MAX})`)
    await toggle.click()
    await expect(links).toHaveCount(FAVORITES_MAX)
    await expect(toggle).toHaveText('Show Less')
    await toggle.click()
    await expect(links).toHaveCount(QUICK_ACCESS_SHOWN)

    await page.goto('/notes')
    await star(page, SUBJECT).click()
    const message = `Added successfully. Quick Access has room for ${FAVORITES_MAX}, so the oldest was removed: Quiz 1.`
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
    await expect.poll(async () => (await listFavorites(page)).at(0)).toBe('Physics')
    const stored = await listFavorites(page)
    expect([stored.length, stored.at(-1)]).toEqual([20, 'Quiz 2'])
  })
})

test.describe('a visitor', () => {
  test.use({ viewport: DESKTOP })

  test('sees no star', async ({ page }) => {
    for (const path of ['/notes', '/notes/physics', '/notes/physics/rotational-dynamics', '/quiz']) {
      await openAndWait(page, path, page.getByRole('heading', { level: 1 }))
      await expect(page.getByRole('button', { name: /Quick Access/ })).toHaveCount(0)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the star can be hit with a thumb, and nothing scrolls sideways', async ({ page }) => {
    await signUp(page)
    for (const [path, name] of [
      ['/notes', SUBJECT],
      ['/notes/physics', 'chapter Periodic Motion'],
      ['/notes/physics/rotational-dynamics', 'note Rotational Dynamics'],
      ['/dashboard/quizzes/take', `quiz ${QUIZ}`],
    ] as const) {
      await page.goto(path)
      await star(page, name).tap()
      const box = await filledStar(page, name).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(await findViolations(page)).toEqual([])
    }
  })
})
