import type { Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, QUIZ, signUp, test } from '../browser.ts'
import { filledStar, listFavorites, panel, star } from './home-panels.ts'

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

test.use({ viewport: DESKTOP })

test('a student puts a subject, a chapter, a note and a quiz into Quick Access wherever they are listed', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard/notes')
  const menu = page.getByRole('complementary')

  await test.step('by the stars of what is searched in Study Notes', async () => {
    const field = page.getByRole('searchbox', { name: 'Search Notes' })
    await field.fill('rotational dynamics')
    await star(page, CHAPTER).click()
    await star(page, SAME_NOTE).click()
    await expect(filledStar(page, SAME_NOTE)).toBeVisible()
    await expect.poll(() => listFavorites(page)).toEqual([NOTE.title, NOTE.title])
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
