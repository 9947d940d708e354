import type { Page } from '@playwright/test'
import { DESKTOP, expect, forgetErrors, NOTE, onEachSize, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

const card = (page: Page, subject: string) =>
  page
    .getByRole('region', { name: 'Your Subjects' })
    .getByRole('button', { name: new RegExp(`^${subject} \\d+ chapters`) })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

test('a note, the subjects of a class or the chapters of one that do not load are tried again', async ({
  page,
  consoleErrors,
}) => {
  await signUp(page)
  const subjects = '**/assets/class-12-*.json'
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  let isAsked = false
  await page.route(subjects, async (route) => {
    isAsked = true
    await pressed
    await route.fulfill({ status: 404 })
  })

  await test.step('a note is', async () => {
    // On a phone the text comes first, which has a file of its own.
    await page.setViewportSize(DESKTOP)
    const notes = '**/assets/notes-*.json'
    await page.route(notes, (route) => route.fulfill({ status: 404 }))
    await page.route('**/assets/physics-*.json', async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ response: answer, body: text.replaceAll(/"url":"[^"]*",/g, '') })
    })
    let documents = 0
    page.on('domcontentloaded', () => {
      documents += 1
    })
    await page.goto('/dashboard/notes/rotational-dynamics')
    await expect(alert(page).getByRole('heading', { name: 'The note did not load' })).toBeVisible()
    // A missing file means that the server has a newer build. A reload on arrival would miss it again, without end.
    expect(documents).toBe(1)
    expect(consoleErrors.splice(0).join()).toContain('The note did not load')
    await page.unroute(notes)
    // The page also tries again by itself, once it is known who is signed in.
    await expect(async () => {
      const again = alert(page).getByRole('button', { name: 'Try Again' })
      if (await again.isVisible()) await again.click({ timeout: 1_000 })
      await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })

  await test.step('and where it has no file, that is said', async () => {
    await onEachSize(page, async () => {
      await expect(page.getByRole('heading', { name: 'PDF Not Available' })).toBeVisible()
      await expect(page.getByText('The PDF file for this note is not available.', { exact: true })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
    expect(consoleErrors).toEqual([])
    await page.unroute('**/assets/physics-*.json')
    await page.setViewportSize(PHONE)
  })

  await test.step('the subjects are, also when the page is opened while they are fetched ahead', async () => {
    const link = page.getByRole('link', { name: 'Back to Notes' })
    await link.hover()
    await expect.poll(() => isAsked).toBe(true)
    await link.click()
    press()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
    await expect(alert(page)).toContainText('The subjects did not load.')
    // Nothing looks as if it were still loading.
    await expect(page.getByText('Loading subjects...')).toHaveCount(0)
    expect(consoleErrors.splice(0).join()).toContain('A query failed "subjects"')
    await page.unroute(subjects)
  })

  await test.step('the chapters are', async () => {
    await page.route('**/assets/biology-*.json', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await alert(page).getByRole('button', { name: 'Try Again' }).click()
    await card(page, 'Biology').click()
    await expect(alert(page)).toContainText('The chapters did not load.')
    expect(consoleErrors.splice(0).join()).toContain('A query failed "subject"')
    await alert(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Plant Anatomy', { exact: true }).first()).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
})
