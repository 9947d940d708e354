import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectHydrated, forgetErrors, holdBack, NOTE, PHONE, signUp, test } from '../browser.ts'
import { offer, press, read } from '../guest-progress/visitor-work.ts'
import { findViolations } from '../page-violations.ts'

const CHAPTER = '/notes/physics/rotational-dynamics'
const READ = NOTE.read

const question = (page: Page, index: number) => page.locator('section.question').nth(index)
const can = (page: Page, index: number) => question(page, index).getByRole('button', { name: 'I can do this' })
const again = (page: Page, index: number) => question(page, index).getByRole('button', { name: 'Again' })

async function openQuestions(page: Page) {
  await page.goto(READ)
  await scrollToQuestions(page)
}

/**
 * The buttons are loaded when the reader comes close to the questions. For a student the page is rendered again before.
 */
async function scrollToQuestions(page: Page) {
  await expectHydrated(page)
  await question(page, 0).scrollIntoViewIfNeeded()
}

async function idOf(page: Page, index: number): Promise<string> {
  return (await question(page, index).locator('[data-question]').getAttribute('data-question')) ?? ''
}

const marksOnAccount = (page: Page) => read(page, 'questionMarks.list', { noteIds: [NOTE.id] })

test('a student marks questions, and the chapter shows how many', async ({ page, consoleErrors }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page)

  await test.step('an answer that is older than a mark does not take it back on the screen', async () => {
    const release = await holdBack(page, /questionMarks\.list/)
    await openQuestions(page)
    await can(page, 0).click()
    release()
    await expect.poll(async () => Object.keys(await marksOnAccount(page))).toEqual([NOTE.id])
    await expect(can(page, 0)).toHaveAttribute('aria-pressed', 'true')
    await page.unroute(/questionMarks\.list/)
    await can(page, 0).click()
    await expect.poll(() => marksOnAccount(page)).toEqual({})
  })

  await test.step('marks are stored in the account, and counted by the chapter and the subject', async () => {
    await can(page, 0).click()
    await expect(can(page, 0)).toHaveAttribute('aria-pressed', 'true')
    await again(page, 1).click()
    await can(page, 2).click()
    await can(page, 2).click()
    await expect(can(page, 2)).toHaveAttribute('aria-pressed', 'false')
    const stored = { [NOTE.id]: { [await idOf(page, 0)]: 'can', [await idOf(page, 1)]: 'again' } }
    await expect.poll(() => marksOnAccount(page)).toEqual(stored)
    const total = await page.locator('section.question').count()
    await page.goto(CHAPTER)
    await expect(page.getByText(`1 of ${total} questions: I can do this`)).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Physics' }).click()
    await expect(page).toHaveURL('/notes/physics')
    await expect(page.getByText(`1 of ${total} questions: I can do this`)).toBeVisible()
  })

  await test.step('another device knows nothing, and asks', async () => {
    await page.evaluate(() => localStorage.clear())
    await openQuestions(page)
    await expect(can(page, 0)).toHaveAttribute('aria-pressed', 'true')
    await expect(again(page, 1)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the next student on the device sees none of them', async () => {
    // A page that is open when the next student signs in is informed, which another test covers.
    await page.goto('about:blank')
    await signUp(page)
    await openQuestions(page)
    await expect(can(page, 0)).toHaveAttribute('aria-pressed', 'false')
    await expect(again(page, 1)).toHaveAttribute('aria-pressed', 'false')
    expect(await marksOnAccount(page)).toEqual({})
  })

  await test.step('a mark that was set without a connection arrives later', async () => {
    await page.route(/questionMarks\.set/, (route) => route.abort())
    await can(page, 0).click()
    await expect.poll(() => consoleErrors.length).toBeGreaterThan(0)
    await page.reload()
    await scrollToQuestions(page)
    await expect(can(page, 0)).toHaveAttribute('aria-pressed', 'true')
    expect(await marksOnAccount(page)).toEqual({})
    await page.unroute(/questionMarks\.set/)
    await page.reload()
    await scrollToQuestions(page)
    await expect.poll(() => marksOnAccount(page)).toEqual({ [NOTE.id]: { [await idOf(page, 0)]: 'can' } })
  })
  await forgetErrors(page, consoleErrors)
})

test('a visitor marks questions on the device, and takes them along into an account', async ({ page }) => {
  await test.step('an answer is folded until it is pressed, and the buttons are below each question', async () => {
    await page.setViewportSize(PHONE)
    await openQuestions(page)
    await expect(can(page, 0)).toBeVisible()
    await expect(question(page, 0).locator('.result')).toBeHidden()
    await question(page, 0).locator('summary').click()
    await expect(question(page, 0).locator('.result')).toBeVisible()
    const questions = await page.locator('section.question').count()
    await expect(page.getByRole('button', { name: 'I can do this' })).toHaveCount(questions)
    await can(page, 0).click()
    expect(await findViolations(page)).toEqual([])
  })

  await page.setViewportSize(DESKTOP)
  await again(page, 1).click()
  const marks = { [await idOf(page, 0)]: 'can', [await idOf(page, 1)]: 'again' }
  await page.reload()
  await scrollToQuestions(page)
  await expect(can(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Back to chapter' }).click()
  await expect(page).toHaveURL(CHAPTER)
  await expect(page.getByText(/^1 of \d+ questions: I can do this$/)).toBeVisible()

  await signUp(page)
  await page.goto('/dashboard')
  await expect(offer(page).getByText('1 opened note, 1 note with marked questions')).toBeVisible()
  await press(page, 'Add to my account')
  await expect(offer(page).getByText('Added to your account.')).toBeVisible()
  await expect.poll(() => marksOnAccount(page)).toEqual({ [NOTE.id]: marks })
  await press(page, 'Done')
  await openQuestions(page)
  await expect(again(page, 1)).toHaveAttribute('aria-pressed', 'true')
})
