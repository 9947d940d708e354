import type { Page } from '@playwright/test'
import { call, expect, NOTE, onEachSize, PHONE, signUpBare, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { card, subtitle, tile } from './notes-page.ts'

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' })
const banner = (page: Page) => page.getByRole('region', { name: 'Complete Your Profile' })

test('shows four figures, one card at a time, and a note in its place, and keeps what has a star', async ({ page }) => {
  await signUpBare(page)
  await call(page, 'profile.update', { full_name: 'Asha Gurung', grade_level: 'Class 12', faculty: 'Science' })
  await page.goto('/dashboard/notes')

  await onEachSize(page, async () => {
    await expect(subtitle(page, 'Class 12 · Science')).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('main').locator('dt')).toHaveText([
      'Total Notes',
      'Subjects',
      'Study Hours',
      'Bookmarked',
    ])
    await expect(tile(page, 'Subjects')).toHaveText('7')
    const counts = await page
      .getByRole('region', { name: 'Your Subjects' })
      .getByText(/· \d+ note/)
      .allTextContents()
    const total = counts.reduce((sum, text) => sum + Number(/· (\d+) note/.exec(text)?.[1]), 0)
    await expect(tile(page, 'Total Notes')).toHaveText(String(total))
    await expect(tile(page, 'Study Hours')).toHaveText('0')
    await expect(tile(page, 'Bookmarked')).toHaveText('0')

    await card(page, 'Biology').press('Enter')
    await expect(card(page, 'Biology')).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('Plant Anatomy', { exact: true }).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await card(page, 'Physics').press('Space')
    await expect(card(page, 'Biology')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByText('Plant Anatomy', { exact: true })).toHaveCount(0)
    await expect(page.getByText('Periodic Motion', { exact: true }).first()).toBeVisible()
    await card(page, 'Physics').press('Enter')
    await expect(card(page, 'Physics')).toHaveAttribute('aria-expanded', 'false')
    await card(page, 'English').press('Enter')
    await expect(page.getByText('Poetry', { exact: true }).first()).toBeVisible()
  })

  await test.step('a note is opened by its slug, and Back leads to the open card', () =>
    onEachSize(page, async () => {
      await card(page, 'Physics').click()
      await page.getByRole('link', { name: /^Rotational Dynamics/ }).click()
      await expect(page).toHaveURL(/\/dashboard\/notes\/rotational-dynamics$/)
      await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
      await expect(page.getByText('Physics / Rotational Dynamics')).toBeVisible()
      await expect(page.getByText(/^\d+ kB$/)).toBeVisible()
      await expect(page.getByText(/^Added \d+ \w+ \d{4}$/)).toBeVisible()
      await page.goBack()
      await expect(card(page, 'Physics')).toHaveAttribute('aria-expanded', 'true')
      await page.goto(`/dashboard/notes/${NOTE.id}`)
      await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
      await page.getByRole('link', { name: 'Back to Notes' }).click()
      await expect(page).toHaveURL(/\/dashboard\/notes$/)
    }))

  await test.step('the grade level does not lock the other classes away', async () => {
    await page.getByRole('button', { name: 'Class 10', exact: true }).click()
    await expect(card(page, 'Social Studies')).toBeVisible()
    await expect(page).toHaveURL(/grade=Class(\+|%20)10/)
    await expect(subtitle(page, 'Class 12 · Science')).toBeVisible()
    await page.getByRole('button', { name: 'Class 12', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
  })

  await test.step('a subject, a chapter and a note are added to Quick Access by their stars', async () => {
    await page.setViewportSize(PHONE)
    await card(page, 'Biology').click()
    const subjects = page.getByRole('region', { name: 'Your Subjects' })
    await subjects.getByRole('button', { name: 'Keep subject Biology in Quick Access' }).click()
    await subjects.getByRole('button', { name: 'Keep chapter Plant Anatomy in Quick Access' }).click()
    await subjects.getByRole('button', { name: 'Keep note Genetics in Quick Access' }).click()
    await expect(subjects.getByRole('button', { name: /^Keep .* in Quick Access$/, pressed: true })).toHaveCount(3)
    await page.getByRole('link', { name: /^Genetics/ }).click()
    await expect(page.getByRole('button', { name: 'Keep note Genetics in Quick Access', pressed: true })).toBeVisible()
    await page.goBack()
    await bar(page).getByRole('link', { name: 'Home' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Quick Access' }).getByRole('listitem')).toHaveText([
      /Genetics/,
      /Plant Anatomy/,
      /Biology/,
    ])
  })
})
