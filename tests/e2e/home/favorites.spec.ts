import { call, DESKTOP, expect, NOTE, PASSWORD, PHONE, QUIZ, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from '../site/prerendered.ts'
import { addFavorites, filledStar, listFavorites, panel, star } from './home.ts'

const SUBJECT = 'subject Physics'

test.describe('a student', () => {
  test.use({ viewport: DESKTOP })
  let email: string

  test.beforeEach(async ({ page }) => {
    email = await signUp(page)
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

  test('finds the stars in Study Notes as well', async ({ page }) => {
    await page.goto('/dashboard/notes')
    await star(page, SUBJECT).click()
    await page.getByRole('button', { name: /^Physics/, expanded: false }).click()
    await star(page, 'chapter Rotational Dynamics').click()
    await star(page, 'note Rotational Dynamics').click()
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

  test('sees six and, on request, all; the twenty-first takes the place of the oldest, and that is said', async ({
    page,
  }) => {
    await addFavorites(page, 20)
    await page.goto('/dashboard')
    const links = panel(page, 'Quick Access').getByRole('link')
    await expect(links).toHaveCount(6)
    await expect(links.first()).toContainText('Quiz 20')
    const toggle = panel(page, 'Quick Access').getByRole('button', { name: 'Show' })
    await expect(toggle).toHaveText('Show All (20)')
    await toggle.click()
    await expect(links).toHaveCount(20)
    await expect(toggle).toHaveText('Show Less')
    await toggle.click()
    await expect(links).toHaveCount(6)

    await page.goto('/notes')
    await star(page, SUBJECT).click()
    const message = 'Added successfully. Quick Access has room for 20, so the oldest was removed: Quiz 1.'
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
    await expect.poll(async () => (await listFavorites(page)).at(0)).toBe('Physics')
    const stored = await listFavorites(page)
    expect([stored.length, stored.at(-1)]).toEqual([20, 'Quiz 2'])
  })

  test('chooses offline, and the account has it when the connection is back', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto('/notes')
    await star(page, 'subject Biology').click()
    await expect.poll(() => listFavorites(page)).toEqual(['Biology'])
    await context.setOffline(true)
    await filledStar(page, 'subject Biology').click()
    await star(page, SUBJECT).click()
    await expect(filledStar(page, SUBJECT)).toBeVisible()
    await expect(page.getByText('2 favorites wait to be sent')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => listFavorites(page)).toEqual(['Physics'])
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveText(['PhysicsSubject · Physics (Class 12)'])
    consoleErrors.length = 0
  })

  test('sees it when sending fails, loses nothing by a reload, and the account has it later', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/favorites.*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/notes')
    await star(page, SUBJECT).click()
    await page.reload()
    await expect(filledStar(page, SUBJECT)).toBeVisible()
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveCount(1)
    await expect.poll(() => consoleErrors.some((error) => error.includes('Saving a favorite failed'))).toBe(true)
    await page.unroute('**/favorites.*')
    await expect.poll(() => listFavorites(page), { timeout: 30_000 }).toEqual(['Physics'])
    consoleErrors.length = 0
  })

  test('sees in one tab what is chosen in another, and on a device what was chosen on another', async ({
    page,
    context,
    browser,
  }) => {
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access')).toContainText('Press the star')
    const tab = await context.newPage()
    await tab.goto('/notes')
    await star(tab, SUBJECT).click()
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveCount(1)
    await filledStar(page, SUBJECT).click()
    await expect(star(tab, SUBJECT)).toBeVisible()
    await star(tab, 'subject Nepali').click()
    await expect.poll(() => listFavorites(page)).toEqual(['Nepali'])

    const device = await browser.newPage()
    await call(device, 'auth.signIn', { email, password: PASSWORD })
    await device.goto('/notes')
    await expect(filledStar(device, 'subject Nepali')).toBeVisible()
    await device.close()
  })

  test('leaves nothing on the device after signing out', async ({ page }) => {
    await page.goto('/notes')
    await star(page, SUBJECT).click()
    await expect.poll(() => listFavorites(page)).toEqual(['Physics'])
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('favorite')))).toEqual([])
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
