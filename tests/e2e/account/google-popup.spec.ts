import type { Page } from '@playwright/test'
import { GOOGLE_MESSAGES } from '../../../domain/account/google-sign-in.ts'
import { DESKTOP } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import {
  answer,
  answerAndClose,
  expect,
  expectRefused,
  googleButton,
  message,
  openAccount,
  openButton,
  openDialog,
  openPopup,
  test,
} from './google-stand-in.ts'

test.use({ viewport: DESKTOP })
// In one process, because each one that runs these tests needs a server of its own.
test.describe.configure({ mode: 'default' })

test('says that signing in was cancelled', async ({ page, provider }) => {
  await openDialog(page)

  await test.step('when the student says no', async () => {
    await answerAndClose(await openPopup(page), openAccount(provider), 'Cancel')
    await expectRefused(page, GOOGLE_MESSAGES.cancelled)
  })

  await test.step('when the popup is closed', async () => {
    const popup = await openPopup(page)
    await expect(message(page)).toHaveCount(0)
    await popup.close()
    await expectRefused(page, GOOGLE_MESSAGES.cancelled)
  })

  await answerAndClose(await openPopup(page), openAccount(provider))
  await expect(page).toHaveURL('/dashboard')
})

test('a second attempt has to wait for the first', async ({ page, context, provider }) => {
  await openDialog(page)
  const popup = await openPopup(page)
  await expect(googleButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled()
  await googleButton(page).click({ force: true })
  await expect(message(page)).toHaveText(GOOGLE_MESSAGES.another)

  await page.keyboard.press('Escape')
  await openButton(page).click()
  await googleButton(page).click()
  await expect(message(page)).toHaveText(GOOGLE_MESSAGES.another)
  expect(context.pages()).toHaveLength(2)

  await answerAndClose(popup, openAccount(provider))
  await expect(page).toHaveURL('/dashboard')
})

test.describe('where popups are blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
  })

  test('signing in goes on in the same tab', async ({ page, provider }) => {
    await openDialog(page, '/login?from=%2Fnotes%2Fphysics')
    await googleButton(page).click()
    await expect(message(page)).toHaveText(GOOGLE_MESSAGES.blocked)
    await page.getByRole('link', { name: 'Continue in this tab' }).click()
    await answer(page, openAccount(provider))
    await expect(page).toHaveURL('/notes/physics')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })

  test('the login page says how it ended, once', async ({ page, provider }) => {
    await openDialog(page, '/login?from=%2Fnotes')
    await googleButton(page).click()
    await page.getByRole('link', { name: 'Continue in this tab' }).click()
    await answer(page, openAccount(provider), 'Cancel')
    await expect(message(page)).toHaveText(GOOGLE_MESSAGES.cancelled)
    await expect(page).toHaveURL('/login?from=%2Fnotes')
    await page.reload()
    await expect(openButton(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('in the browser of another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36',
  })

  test('there is no popup', async ({ page, context, provider }) => {
    await openDialog(page)
    await googleButton(page).click()
    await answer(page, openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
    expect(context.pages()).toHaveLength(1)
  })
})

test.describe('where the provider cuts the popup from its opener', () => {
  test.beforeEach(async ({ page, provider }) => {
    provider.behave({ cutsOpener: true })
    await page.addInitScript(() => {
      const state = { popup: null as Window | null, hasFocus: false }
      const open = window.open.bind(window)
      window.open = (...given) => {
        state.popup = open(...given)
        return state.popup
      }
      document.hasFocus = () => state.hasFocus
      Object.assign(window, { state })
    })
    await page.clock.install()
  })

  type State = { state: { popup: Window; hasFocus: boolean } }
  const isCut = (page: Page) => page.evaluate(() => (window as unknown as State).state.popup.closed)

  test('it still signs in, and is not taken for closed while it has the focus', async ({ page, provider }) => {
    await openDialog(page)
    const popup = await openPopup(page)
    await expect.poll(() => isCut(page)).toBe(true)
    await page.clock.runFor(120_000)
    await expect(message(page)).toBeHidden()
    await expect(googleButton(page)).toBeDisabled()
    await answerAndClose(popup, openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
  })

  test('the student who comes back to the page without it is heard, and so is the popup after all', async ({
    page,
    provider,
  }) => {
    await openDialog(page)
    const popup = await openPopup(page)
    await expect.poll(() => isCut(page)).toBe(true)
    await page.evaluate(() => {
      ;(window as unknown as State).state.hasFocus = true
    })
    await page.clock.runFor(10_000)
    await expectRefused(page, GOOGLE_MESSAGES.cancelled)
    await answerAndClose(popup, openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
  })

  test('it needs no BroadcastChannel', async ({ page, context, provider }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
  })
})

for (const from of ['//evil.example/', '/.//evil.example/']) {
  test(`leads nowhere but to our own pages: ${from}`, async ({ page, context, provider }) => {
    const login = `/login?${new URLSearchParams({ from })}`
    const account = openAccount(provider)
    await openDialog(page, login)
    await answerAndClose(await openPopup(page), account)
    await expect(page).toHaveURL('/dashboard')

    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(`/api/auth/google?${new URLSearchParams({ mode: 'redirect', from })}`)
    await answer(page, account)
    await expect(page).toHaveURL('/dashboard')
  })
}

test('what a popup ends with can be read, where it cannot close', async ({ page }) => {
  await page.goto('/404')
  await page.goto('/api/auth/google/callback?state=forged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in')
  await expect(page.getByText(GOOGLE_MESSAGES.failed)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(message(page)).toHaveText(GOOGLE_MESSAGES.failed)
  expect(await findViolations(page)).toEqual([])
})
