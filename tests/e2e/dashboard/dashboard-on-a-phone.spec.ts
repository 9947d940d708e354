import type { Page } from '@playwright/test'
import { expect, isScrollLocked, PHONE, pressTab, signUp, startQuiz, test } from '../browser.ts'
import { TABS } from './tabs.ts'

test.use({ viewport: PHONE })

test.beforeEach(async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/notes')
  await expect(page.getByRole('main').getByRole('button', { name: /chapters/ })).toHaveCount(7)
})

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' })

test('the side menu is a drawer', async ({ page }) => {
  await test.step('under which the page does not scroll', async () => {
    await expect(page.getByRole('complementary')).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer(page).getByText('Student Dashboard', { exact: true })).toBeVisible()
    await expect(drawer(page).getByText('Dashboard v1.0', { exact: true })).toBeVisible()
    await expect(drawer(page).getByRole('navigation').getByRole('link')).toHaveText(TABS.map(([label]) => label))
    await expect(async () => {
      const box = await drawer(page).boundingBox()
      expect([box?.x, box?.y, Math.round(box?.height ?? 0)]).toEqual([0, 0, PHONE.height])
    }).toPass()
    await expect.poll(() => isScrollLocked(page)).toBe(true)
    await page.mouse.click(PHONE.width - 10, 400)
    await expect(drawer(page)).toHaveCount(0)
    await expect.poll(() => isScrollLocked(page)).toBe(false)
  })

  await test.step('that closes when the screen grows to 1024 px', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(drawer(page)).toBeVisible()
    await expect(page.getByRole('complementary')).toBeHidden()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.getByRole('complementary')).toBeVisible()
    await expect.poll(() => isScrollLocked(page)).toBe(false)
    await page.setViewportSize(PHONE)
  })

  await test.step('that keeps the keyboard inside, closes on Escape and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.press('Enter')
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
    for (let press = 0; press < 12; press++) {
      await pressTab(page)
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && !activeElement?.closest('[role=dialog]')
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await drawer(page).getByRole('link', { name: 'Profile' }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await expect(drawer(page)).toHaveCount(0)
  })
})

test('the bars', async ({ page }) => {
  await test.step('the top bar goes beyond 100 px on the way down, and comes back on the way up', async () => {
    const topBar = page.getByRole('banner').filter({ has: page.getByRole('button', { name: 'Open menu' }) })
    await expect(topBar).toContainText('Study Notes')
    // The page handles one scroll after the other.
    const scroll = (top: number) =>
      page.evaluate(async (y) => {
        scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, top)
    await scroll(100)
    await expect(topBar).toBeInViewport({ ratio: 1 })
    await scroll(101)
    await expect(topBar).not.toBeInViewport()
    await scroll(220)
    await expect(topBar).not.toBeInViewport()
    await scroll(200)
    await expect(topBar).toBeInViewport({ ratio: 1 })
  })

  await test.step('the one at the bottom does not cover the end of a page', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const top = (await bar(page).boundingBox())?.y ?? 0
    const last = await page
      .getByRole('main')
      .getByRole('button', { name: /chapters/ })
      .last()
      .boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
  })

  await test.step('it leads to five places, large enough for a thumb, and says where the student is', async () => {
    await expect(bar(page).getByRole('listitem')).toHaveText(['Home', 'Notes', 'Quizzes', 'Search', 'Profile'])
    for (const item of await bar(page).getByRole('listitem').all()) {
      const { width = 0, height = 0 } = (await item.locator('a, button').boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    for (const [label, path] of [
      ['Home', '/dashboard'],
      ['Quizzes', '/dashboard/quizzes'],
      ['Profile', '/dashboard/profile'],
      ['Notes', '/dashboard/notes'],
    ] as const) {
      await bar(page).getByRole('link', { name: label }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(bar(page).locator('[aria-current=page]')).toHaveText(label)
    }
    await bar(page).getByRole('button', { name: 'Search' }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar(page).getByRole('button', { name: 'Search' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(1)
  })

  await test.step('it gives way to the player and to a note, and to the side menu from 768 px', async () => {
    await bar(page).getByRole('link', { name: 'Quizzes' }).press('Enter')
    await page.getByRole('link', { name: 'Take Quiz Now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Take Quiz' })).toBeVisible()
    await expect(bar(page)).toBeVisible()
    await startQuiz(page)
    await expect(bar(page)).toHaveCount(0)
    await page.goto('/dashboard/notes/rotational-dynamics')
    await expect(page.getByRole('link', { name: 'Back to Notes' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to Notes' }).click()
    await bar(page).getByRole('link', { name: 'Profile' }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await expect(bar(page)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(bar(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  })

  await test.step('Logout is in the side menu, and on no page', async () => {
    await page.setViewportSize(PHONE)
    await bar(page).getByRole('link', { name: 'Notes' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Study Notes' })).toBeVisible()
    // Requests that the page still makes when the session ends are refused, and the browser logs it.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer(page).getByRole('button')).toHaveText(['', 'Logout'])
    await drawer(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible()
  })
})
