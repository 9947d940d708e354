import { GOOGLE_MESSAGES } from '#domain/account/google-sign-in.ts'
import { DESKTOP } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import {
  answer,
  answerAndClose,
  comeBack,
  expect,
  expectRefused,
  forgetSession,
  googleButton,
  message,
  openAccount,
  openButton,
  openDialog,
  openPopup,
  test,
} from './google-stand-in.ts'

test.use({ viewport: DESKTOP })
// In one process, because each process that runs these tests needs its own server.
test.describe.configure({ mode: 'default' })

const now = () => Math.floor(Date.now() / 1000)

test('signing in is refused', async ({ page, context, provider }) => {
  /** A new attempt, without the previous message. */
  const begin = async () => {
    const popup = await openPopup(page)
    await expect(message(page)).toHaveCount(0)
    return popup
  }

  await test.step('and what a popup ends with can be read, where it cannot close', async () => {
    await page.goto('/404')
    await page.goto('/api/auth/google/callback?state=forged')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in')
    await expect(page.getByText(GOOGLE_MESSAGES.failed)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(message(page)).toHaveText(GOOGLE_MESSAGES.failed)
    expect(await findViolations(page)).toEqual([])
  })

  for (const [name, behaviour, changes] of [
    ['another client secret', { clientSecret: 'another secret altogether' }, {}],
    ['another nonce', { forge: (claims) => ({ ...claims, nonce: 'of another attempt' }) }, {}],
    ['an ID token that has expired', { forge: (claims) => ({ ...claims, exp: now() - 60 }) }, {}],
    ['an ID token for another client', { forge: (claims) => ({ ...claims, aud: 'another client' }) }, {}],
    ['an email that is not verified', {}, { email_verified: false }],
  ] satisfies [string, Parameters<typeof provider.behave>[0], Parameters<typeof openAccount>[1]][]) {
    await test.step(`with ${name}`, async () => {
      provider.behave(behaviour)
      await answerAndClose(await begin(), openAccount(provider, changes))
      await expectRefused(page)
    })
  }

  provider.behave()
  await test.step('with a forged state', async () => {
    await comeBack(await begin(), page, 'code=x&state=forged')
    await expectRefused(page)
  })

  await test.step('when the student says no', async () => {
    await answerAndClose(await begin(), openAccount(provider), 'Cancel')
    await expectRefused(page, GOOGLE_MESSAGES.cancelled)
  })

  await test.step('when the popup is closed', async () => {
    await (await begin()).close()
    await expectRefused(page, GOOGLE_MESSAGES.cancelled)
  })

  await test.step('while another attempt is not over, which signs in after all of that', async () => {
    const popup = await begin()
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
})

test('where popups are blocked, signing in continues in the same tab', async ({ page, provider }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openDialog(page, '/login?from=%2Fnotes%2Fphysics')

  await test.step('and the login page says how it ended, once', async () => {
    await googleButton(page).click()
    await page.getByRole('link', { name: 'Continue in this tab' }).click()
    await answer(page, openAccount(provider), 'Cancel')
    await expect(message(page)).toHaveText(GOOGLE_MESSAGES.cancelled)
    await expect(page).toHaveURL('/login?from=%2Fnotes%2Fphysics')
    await page.reload()
    await expect(openButton(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('and leads back to the page that the student came from', async () => {
    await openButton(page).click()
    await googleButton(page).click()
    await expect(message(page)).toHaveText(GOOGLE_MESSAGES.blocked)
    await page.getByRole('link', { name: 'Continue in this tab' }).click()
    await answer(page, openAccount(provider))
    await expect(page).toHaveURL('/notes/physics')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
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

test('where the provider cuts the popup from its opener', async ({ page, context, provider }) => {
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
  type State = { state: { popup: Window; hasFocus: boolean } }
  const isCut = () => page.evaluate(() => (window as unknown as State).state.popup.closed)
  await page.clock.install()

  await test.step('it still signs in, and is not taken for closed while it has the focus', async () => {
    await openDialog(page)
    const popup = await openPopup(page)
    await expect.poll(isCut).toBe(true)
    await page.clock.runFor(120_000)
    await expect(message(page)).toBeHidden()
    await expect(googleButton(page)).toBeDisabled()
    await answerAndClose(popup, openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('the student who comes back to the page without it is heard, and so is the popup after all', async () => {
    await forgetSession(page)
    await openDialog(page)
    const popup = await openPopup(page)
    await expect.poll(isCut).toBe(true)
    await page.evaluate(() => {
      ;(window as unknown as State).state.hasFocus = true
    })
    await page.clock.runFor(10_000)
    await expectRefused(page, GOOGLE_MESSAGES.cancelled)
    await answerAndClose(popup, openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('it needs no BroadcastChannel', async () => {
    await forgetSession(page)
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
  })
})

test('signing in leads nowhere but to our own pages', async ({ page, provider }) => {
  const account = openAccount(provider)
  for (const from of ['//evil.example/', '/.//evil.example/']) {
    await test.step(`from ${from} in a popup`, async () => {
      await openDialog(page, `/login?${new URLSearchParams({ from })}`)
      await answerAndClose(await openPopup(page), account)
      await expect(page).toHaveURL('/dashboard')
      await forgetSession(page)
    })

    await test.step(`from ${from} in the same tab`, async () => {
      await page.goto(`/api/auth/google?${new URLSearchParams({ mode: 'redirect', from })}`)
      await answer(page, account)
      await expect(page).toHaveURL('/dashboard')
      await forgetSession(page)
    })
  }
})
