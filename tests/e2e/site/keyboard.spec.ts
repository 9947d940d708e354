import type { Locator, Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { DESKTOP, expect, isScrollLocked, NOTE, PASSWORD, PHONE, pressTab, test } from '../browser.ts'
import { expectPage, openReader } from '../pdf/reader.ts'
import { openAndWait } from './prerendered.ts'

/** Presses Tab until this has the focus, like a user without a mouse. */
async function tabTo(page: Page, target: Locator, most = 60) {
  await expect(target).toBeVisible()
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `after ${most} times Tab`).toBeFocused()
}

async function enter(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('a visitor goes from the landing page to a note, and on to the dialog', async ({ page }) => {
  await test.step('through the menu, the notes and a chapter', async () => {
    await page.setViewportSize(PHONE)
    await openAndWait(page, '/', page.getByRole('button', { name: 'Open menu' }))
    await enter(page, page.getByRole('button', { name: 'Open menu' }))
    await enter(page, page.locator('#mobile-menu').getByRole('link', { name: 'Class 12 Notes' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Class 12 Notes' })).toBeVisible()
    const main = page.getByRole('main')
    await enter(page, main.getByRole('link', { name: 'Physics', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
    await enter(page, main.getByRole('link', { name: NOTE.title, exact: true }).first())
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await enter(page, page.getByRole('link', { name: `View ${NOTE.title}` }))
    await expect(page).toHaveURL(new RegExp(`${NOTE.view}$`))
    await tabTo(page, page.getByRole('link', { name: 'Open PDF in Browser' }))
  })

  await test.step('the dialog keeps the focus inside, closes on Escape and gives it back', async () => {
    await page.setViewportSize(DESKTOP)
    await enter(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }))
    const opener = page.getByRole('button', { name: 'Sign In / Sign Up' })
    await enter(page, opener)
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    const met = new Set<string>()
    for (let press = 0; press < 20; press++) {
      await pressTab(page)
      const where = await page.evaluate(() => {
        const { activeElement, body } = document
        if (!activeElement || activeElement === body) return ''
        if (!activeElement.closest('[role=dialog]')) return 'outside'
        return (
          activeElement.getAttribute('name') ?? activeElement.getAttribute('aria-label') ?? activeElement.textContent
        )
      })
      if (where) met.add(where)
    }
    expect([...met].sort()).toEqual(
      [
        'Close',
        'Continue with Google',
        'Create an account',
        'Forgot password?',
        'Show password',
        'Sign In',
        'Use a passkey',
        'email',
        'password',
      ].sort(),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  const opener = page.getByRole('button', { name: 'Sign In / Sign Up' })
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })

  await test.step('the dialog is all that a screen reader finds while it is open, and dims the page', async () => {
    await opener.click()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const backdrop = page.locator('[data-base-ui-portal] > [role=presentation][data-open]').first()
    await expect(backdrop).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  await test.step('it leads Tab round, forwards and back', async () => {
    const first = dialog.getByRole('button', { name: 'Close' })
    const last = dialog.getByRole('button', { name: 'Create an account' })
    await last.focus()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
  })

  await test.step('it stays when text is selected beyond its edge, and closes by a press outside', async () => {
    await dialog.getByLabel('Email').fill('student@example.com')
    const box = await dialog.getByLabel('Email').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(20, (box?.y ?? 0) + 20)
    await page.mouse.up()
    await expect(dialog.getByLabel('Email')).toHaveValue('student@example.com')
    await expect.poll(() => isScrollLocked(page)).toBe(true)
    await page.mouse.click(20, 20)
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => isScrollLocked(page)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  // As wide as a small phone, or a phone of twice that width at 200%.
  await test.step('it fits on a screen of 320 pixels, and its last button can be reached', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 480 })
    await opener.click()
    await expect(dialog).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480)
    const last = dialog.getByRole('button', { name: 'Create an account' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('a student works the PDF reader and the forms of the profile', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openReader(page)

  await test.step('the reader, by its toolbar, its page field and its keys', async () => {
    const tools = page.getByRole('toolbar', { name: 'PDF tools' })
    await enter(page, tools.getByRole('button', { name: 'Single-page mode' }))
    await expect(page.getByText(`Showing all ${NOTE.pages} pages`)).toHaveCount(0)
    await enter(page, tools.getByRole('button', { name: 'Zoom in' }))
    await expect(page.getByLabel('Zoom', { exact: true })).toHaveText('140%')
    await enter(page, tools.getByRole('button', { name: 'Rotate' }))
    await tabTo(page, page.getByLabel('Page number'))
    await page.keyboard.type('99')
    await page.keyboard.press('Enter')
    await expectPage(page, 1)
    await expect(page.getByLabel('Page number')).toHaveValue('99')
    // In the field Escape restores the previous text, and the reader stays open.
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Page number')).toHaveValue('')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expectPage(page, 7)
    await enter(page, tools.getByRole('button', { name: 'Next page' }))
    await expectPage(page, 8)
    await page.keyboard.press('ArrowLeft')
    await expectPage(page, 7)
    await page.keyboard.press('Control+-')
    await expect(page.getByLabel('Zoom', { exact: true })).toHaveText('120%')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/notes\/physics\/rotational-dynamics$/)
  })

  await test.step('the way to the profile', async () => {
    await enter(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }))
    const tabs = page.getByRole('complementary').getByRole('navigation', { name: 'Dashboard' })
    await enter(page, tabs.getByRole('link', { name: 'Profile', exact: true }))
  })

  await test.step('the forms are filled in, sent and closed again', async () => {
    const settings = page.getByRole('region', { name: 'Account Settings' })
    const row = (name: string) => settings.getByRole('button', { name, exact: true })
    const field = (label: string) => settings.getByLabel(label, { exact: true })

    await enter(page, row('Edit Profile'))
    await tabTo(page, field('Full Name'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Asha Gurung')
    await tabTo(page, field('Grade Level'))
    await page.keyboard.type('CEE')
    await expect(field('Grade Level')).toHaveValue('CEE')
    await enter(page, settings.getByRole('button', { name: 'Save Changes' }))
    await expect(settings.getByRole('status')).toHaveText(PROFILE_MESSAGES.updated)
    await expect(row('Edit Profile')).toBeFocused()

    await enter(page, row('Update Email'))
    await tabTo(page, field('New Email'))
    await enter(page, settings.getByRole('button', { name: 'Cancel' }))
    await expect(field('New Email')).toHaveCount(0)
    await expect(row('Update Email')).toBeFocused()

    await enter(page, row('Change Password'))
    for (const [label, text] of [
      ['Current Password', PASSWORD],
      ['New Password', 'new battery'],
      ['Confirm New Password', 'new battery'],
    ] as const) {
      await tabTo(page, field(label))
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(settings.getByRole('status')).toHaveText(ACCOUNT_MESSAGES.passwordUpdated)

    await enter(page, row('Reset All Stats'))
    const dialog = page.getByRole('dialog', { name: 'Reset all stats?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(row('Reset All Stats')).toBeFocused()
    await enter(page, row('Logout'))
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})
