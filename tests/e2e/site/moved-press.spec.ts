import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectHydrated, holdBack, signUp, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In / Sign Up' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' })

/** From now on a student's work waits on this device, and pages say so at their upper edge once the app has come. */
async function leaveWork(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('waiting_of-a-student', JSON.stringify({ results: 1 })))
}

test('a button that is pushed away while it is pressed is pressed all the same', async ({ page }) => {
  await signUp(page)
  const release = await holdBack(page, /auth\.verification/)
  await page.goto('/dashboard/profile')
  const edit = page.getByRole('button', { name: 'Edit Profile' })
  await edit.hover()
  const before = await edit.boundingBox()
  await page.mouse.down()
  release()
  await expect(page.getByRole('region', { name: 'Email not confirmed' })).toBeVisible()
  expect((await edit.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 40)
  await page.mouse.up()
  await expect(page.getByLabel('Full Name')).toBeVisible()
})

test('also when it was pressed before the app had come; what comes under a finger meanwhile is not pressed', async ({
  page,
}) => {
  await test.step('before the app had come', async () => {
    await leaveWork(page)
    const release = await holdBack(page, /\/assets\/.*\.js/)
    await page.goto('/login', { waitUntil: 'commit' })
    await signIn(page).hover()
    await page.mouse.down()
    release()
    await expect(page.getByRole('link', { name: 'Sign in to send 1 result' })).toBeVisible()
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectHydrated(page)
  })

  await test.step('who draws the pointer away presses nothing', async () => {
    await signIn(page).hover()
    await page.mouse.down()
    await page.mouse.move(20, 700)
    await page.mouse.up()
    await page.getByRole('link', { name: 'Features' }).first().hover()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('another control under the finger', async () => {
    await signIn(page).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }
      button.dispatchEvent(new PointerEvent('pointerdown', at))
      const pushing = document.createElement('p')
      pushing.style.height = '200px'
      document.body.prepend(pushing)
      // Browsers click what a touch ends on.
      document.querySelector('a[href="/features"]')?.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }))
    })
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })
})
