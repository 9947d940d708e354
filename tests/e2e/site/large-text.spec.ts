import type { Page } from '@playwright/test'
import { listSamplePages } from '#scripts/site/pages.ts'
import { expect, expectHydrated, NOTE, signUp, signUpBare, startQuiz, test } from '../browser.ts'
import { openWithin } from '../documents.ts'
import { findCut, setTextSize } from '../large-text.ts'
import { expectDrawn } from '../pdf/reader.ts'
import { row } from '../profile/in-account-settings.ts'
import { ask, press as pressSearch, dialog as searchDialog } from '../search/search-box.ts'

const LARGEST = 200
/** An iPhone does not zoom the page for a field with text of at least this size. */
const FIELD_MIN_PX = 16

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** Nothing of the page is cut off at these text sizes. */
async function expectRoom(page: Page, sizes = [LARGEST]) {
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0)
  for (const size of sizes) {
    await setTextSize(page, size)
    // Rows and bars measure themselves a moment later.
    await expect.poll(() => findCut(page)).toEqual([])
  }
}

/** At the normal text size no field makes an iPhone zoom the page. */
async function expectLargeFields(page: Page) {
  await setTextSize(page, 100)
  const small = await page
    .locator('input, select, textarea')
    .evaluateAll(
      (fields, min) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < min)
          .map((field) => field.outerHTML.slice(0, 120)),
      FIELD_MIN_PX,
    )
  expect(small).toEqual([])
}

async function expectRoomOn(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      if (page.url() === 'about:blank') await page.goto(path)
      else await openWithin(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectLargeFields(page)
      await expectRoom(page)
    })
}

test('at the largest text size of a phone, nothing of the public pages is cut off', async ({ page }) => {
  test.slow()
  const paths = listSamplePages().map(({ path }) => path)
  await expectRoomOn(page, [...paths, '/notes?q=rotat', '/notes?q=nothing+like+this', '/notes/physics/no-such-chapter'])

  await test.step('the menu', async () => {
    await page.goto('/features')
    await expectHydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectRoom(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the search', async () => {
    await pressSearch(page)
    await expectLargeFields(page)
    await expectRoom(page)
    await ask(page, 'rotat')
    await expectRoom(page)
    await page.keyboard.press('Escape')
    await expect(searchDialog(page)).toHaveCount(0)
  })

  await test.step('the dialog of signing in', async () => {
    await openWithin(page, '/login')
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    const dialog = page.getByRole('dialog')
    // The keyboard of a touch screen does not cover the dialog that opens.
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(dialog.getByLabel('Email')).not.toBeFocused()
    await expectLargeFields(page)
    await expectRoom(page)
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    await expectRoom(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await dialog.getByRole('button', { name: 'Create Account', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectRoom(page)
  })
})

test('at the largest text size of a phone, nothing of the first steps is cut off', async ({ page }) => {
  await signUpBare(page)
  await page.goto('/dashboard')
  const setup = page.getByRole('dialog', { name: 'Set Up Your Profile' })
  await expect(setup).toBeVisible()
  await expectLargeFields(page)
  await expectRoom(page)
  await setup.getByLabel('Full Name').fill('Asha Gurung')
  await setup.getByRole('button', { name: 'Next' }).click()
  await expectRoom(page)
  await setup.getByLabel('Grade Level').selectOption('Class 12')
  await setup.getByRole('button', { name: 'Next' }).click()
  await expect(setup.getByText('Target subjects')).toBeVisible()
  await expectRoom(page)
})

test('at the largest text size of a phone, nothing of the dashboard is cut off', async ({ page }) => {
  test.slow()
  await signUp(page)
  await expectRoomOn(page, [
    '/dashboard',
    '/dashboard/notes',
    '/dashboard/notes/no-such-note',
    '/dashboard/quizzes',
    '/dashboard/quizzes/history',
    '/dashboard/quizzes/take',
    '/dashboard/blogs',
    '/dashboard/community',
    '/dashboard/profile',
    '/notes',
  ])

  await test.step('the menu', async () => {
    await openWithin(page, '/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectRoom(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the forms of the account', async () => {
    await openWithin(page, '/dashboard/profile')
    for (const name of ['Edit Profile', 'Update Email', 'Change Password', 'Sign-in Methods']) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await expectLargeFields(page)
      await expectRoom(page)
    }
    await page.getByRole('button', { name: /^Reset All Stats/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectRoom(page)
    await page.keyboard.press('Escape')
    await row(page, 'Delete Account').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectRoom(page)
    await page.keyboard.press('Escape')
  })
})

test('at the largest text size of a phone, nothing of a quiz, its history and the reader is cut off', async ({
  page,
}) => {
  test.slow()
  await signUp(page)
  await test.step('a quiz and the history', async () => {
    await page.goto('/dashboard/quizzes/take')
    await startQuiz(page)
    await expect(page.getByRole('radiogroup')).toBeVisible()
    await expectRoom(page, [130, 150, LARGEST])
    await page.setViewportSize({ width: 390, height: 844 })
    await expectRoom(page, [130, 150, LARGEST])
    await page.setViewportSize({ width: 360, height: 740 })

    await page.keyboard.press('b')
    await page.keyboard.press('f')
    await expectRoom(page)
    await page.keyboard.press('ArrowRight')
    await submitEarly(page)
    await page.locator('summary').first().click()
    await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
    await expectRoom(page)

    await page.getByRole('button', { name: 'Retake Quiz' }).click()
    await submitEarly(page)
    await openWithin(page, '/dashboard/quizzes/history')
    await page.getByText('View anyway').click()
    await expect(page.getByText('Score over time')).toBeVisible()
    await expectRoom(page, [100, LARGEST])
  })

  await test.step('the reader', async () => {
    await page.goto(NOTE.view)
    await expectDrawn(page)
    await expectLargeFields(page)
    await expectRoom(page)
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'More' }).click()
      await expectRoom(page)
      await page.getByRole('menu').getByText(name, { exact: true }).click()
    }
    await choose('Outline')
    await expectRoom(page)
    await choose('Outline')
    await choose('Find in document')
    await expect(page.getByRole('textbox', { name: 'Find in document' })).toBeVisible()
    await expectLargeFields(page)
    await expectRoom(page)
    await page.getByRole('textbox', { name: 'Find in document' }).fill('torque')
    await expect(page.getByText(/^1 of \d+/)).toBeVisible()
    await expectRoom(page)
  })
})

/** Submits from the last question, with most questions open. */
async function submitEarly(page: Page) {
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRoom(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Question \d+/ })
    .last()
    .click()
  await expectRoom(page)
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRoom(page)
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
}
