import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Account, type OpenIdProvider, openProvider } from '../support/openid-provider.ts'
import { openServer } from '../support/served-product.ts'
import { DESKTOP, expect, PASSWORD, signUp, test } from './browser.ts'
import { readLink } from './mailbox.ts'
import { openAndWait } from './prerendered.ts'

const PORT = 8815
const PROVIDER_PORT = 8816
const ORIGIN = `http://localhost:${PORT}`
const CLIENT = { id: 'adhyayan', secret: 'the secret of the client', redirectUri: `${ORIGIN}/api/auth/google/callback` }
const MESSAGES = {
  blocked: 'Please allow popups for this website to sign in with Google.',
  cancelled: 'Google Sign-in was cancelled. Please try again.',
  another: 'Another sign-in attempt is in progress. Please wait.',
  failed: 'Failed to sign in with Google. Please try again later.',
}

// One server and one provider, for all tests of this file.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: ORIGIN, viewport: DESKTOP })

let provider: OpenIdProvider
let server: Awaited<ReturnType<typeof openServer>>

test.beforeAll(async () => {
  provider = await openProvider({ port: PROVIDER_PORT, client: CLIENT })
  server = await openServer(PORT, {
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_AUTHORIZATION_ENDPOINT: provider.endpoints.authorization,
    GOOGLE_TOKEN_ENDPOINT: provider.endpoints.token,
    GOOGLE_JWKS_URI: provider.endpoints.jwks,
  })
})

test.afterAll(async () => {
  await server.close()
  await provider.close()
})

test.beforeEach(async ({ context, consoleErrors }) => {
  provider.behave()
  // A popup's own errors count as well, but for those of the provider's pages.
  context.on('console', (message) => {
    if (message.type() === 'error' && message.location().url.startsWith(ORIGIN)) consoleErrors.push(message.text())
  })
})

let accounts = 0

/** An account at the provider that nobody has here yet. */
function openAccount(changes: Partial<Account> = {}): Account {
  accounts += 1
  const account = {
    sub: `google-${accounts}`,
    email: `google-${accounts}@example.com`,
    email_verified: true,
    name: 'Asha Gurung',
    picture: 'https://pictures.test/asha.jpg',
    ...changes,
  }
  provider.addAccount(account)
  return account
}

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const message = (page: Page) => page.getByRole('dialog').getByRole('alert')

const openButton = (page: Page) => page.getByRole('button', { name: 'Sign In / Sign Up' })

async function openDialog(page: Page, path = '/login') {
  await openAndWait(page, path, openButton(page))
  await openButton(page).click()
}

/** The popup, at the provider. */
async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return popup
}

async function answer(popup: Page, account: Account, button: 'Allow' | 'Cancel' = 'Allow') {
  await popup.getByLabel('Account').fill(account.email)
  await popup.getByRole('button', { name: button }).click()
}

/** As `answer`, in a popup that then closes. */
async function answerAndClose(popup: Page, account: Account, button: 'Allow' | 'Cancel' = 'Allow') {
  const closed = popup.waitForEvent('close')
  await answer(popup, account, button)
  await closed
}

async function askUser(page: Page) {
  return page.evaluate(async () => (await (await fetch('/api/trpc/session')).json()).result.data.user)
}

async function expectRefused(page: Page, text = MESSAGES.failed) {
  await expect(message(page)).toHaveText(text)
  await expect(googleButton(page)).toBeEnabled()
  expect(await askUser(page)).toBeNull()
}

test('a new student signs in, and is taken to the dashboard', async ({ page, context }) => {
  const account = openAccount()
  await openDialog(page)
  const popup = await openPopup(page)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Go on in the window that has opened.')
  const [attempt] = (await context.cookies(`${ORIGIN}/api/auth/google`)).filter(({ name }) => name.includes('attempt'))
  expect(attempt).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth/google' })

  await answerAndClose(popup, account)
  await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
  await expect(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
  expect(await askUser(page)).toMatchObject({
    email: account.email,
    displayName: 'Asha Gurung',
    photoURL: account.picture,
  })
  const cookies = await context.cookies(`${ORIGIN}/api/auth/google`)
  expect(cookies.find(({ name }) => name.includes('attempt'))).toBeUndefined()
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('is taken back to the page that the student came from, and is the same student the next time', async ({
  page,
  context,
}) => {
  const account = openAccount()
  const uids: string[] = []
  for (const path of ['/notes/physics?from=here', '/dashboard/quizzes']) {
    await openDialog(page, `/login?${new URLSearchParams({ from: path })}`)
    await answerAndClose(await openPopup(page), account)
    await expect(page).toHaveURL(ORIGIN + path)
    uids.push((await askUser(page)).uid)
    await page.goto('about:blank')
    await context.clearCookies()
  }
  expect(uids[0]).toBe(uids[1])
})

test.describe('an account with a password and the same email', () => {
  test('that is proved is linked and keeps its password', async ({ page, context }) => {
    const email = await signUp(page)
    const { uid } = await askUser(page)
    await proveEmail(page, email)
    await context.clearCookies()

    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount({ email }))
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
    expect((await askUser(page)).uid).toBe(uid)

    await page.goto('about:blank')
    await context.clearCookies()
    await signInWithPassword(page, email)
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
  })

  test('that was never proved goes to its owner, and whoever made it is out', async ({ page, browser }) => {
    const elsewhere = await browser.newContext({ baseURL: ORIGIN })
    const stranger = await elsewhere.newPage()
    const email = await signUp(stranger)
    const { uid } = await askUser(stranger)

    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount({ email }))
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
    expect((await askUser(page)).uid).toBe(uid)

    expect(await askUser(stranger)).toBeNull()
    await signInWithPassword(stranger, email)
    await expect(message(stranger)).toHaveText('Invalid email or password.')
    await elsewhere.close()
  })
})

async function proveEmail(page: Page, email: string) {
  await call(page, 'auth.requestVerification')
  const link = new URL(await readLink(page, email, '/verify-email'))
  await call(page, 'auth.verifyEmail', { token: link.hash.replace('#token=', '') })
}

async function call(page: Page, path: string, input?: unknown) {
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`/api/trpc/${path}`, { method: 'POST', headers, ...(body ? { body } : {}) })).status
    },
    [path, JSON.stringify(input)],
  )
  expect([path, status]).toEqual([path, 200])
}

async function signInWithPassword(page: Page, email: string) {
  await openDialog(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

test.describe('is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)

  test('with another client secret', async ({ page }) => {
    provider.behave({ clientSecret: 'another secret altogether' })
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount())
    await expectRefused(page)
  })

  test('with another nonce', async ({ page }) => {
    provider.behave({ forge: (claims) => ({ ...claims, nonce: 'of another attempt' }) })
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount())
    await expectRefused(page)
  })

  test('with an ID token that has expired', async ({ page }) => {
    provider.behave({ forge: (claims) => ({ ...claims, exp: now() - 60 }) })
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount())
    await expectRefused(page)
  })

  test('with an ID token for another client', async ({ page }) => {
    provider.behave({ forge: (claims) => ({ ...claims, aud: 'another client' }) })
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount())
    await expectRefused(page)
  })

  test('with an email that is not verified', async ({ page }) => {
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount({ email_verified: false }))
    await expectRefused(page)
  })

  test('with a forged state', async ({ page }) => {
    await openDialog(page)
    const popup = await openPopup(page)
    await comeBack(popup, 'code=x&state=forged')
    await expectRefused(page)
  })

  test('with a callback or a code that was used before', async ({ page, context }) => {
    const addresses: URL[] = []
    context.on('request', (request) => addresses.push(new URL(request.url())))
    const lastAddress = (path: string) => addresses.findLast(({ pathname }) => pathname === path)?.searchParams

    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount())
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
    const used = lastAddress('/api/auth/google/callback')
    await page.goto('about:blank')
    await context.clearCookies()

    for (const state of ['of then', 'of now']) {
      await openDialog(page)
      const popup = await openPopup(page)
      const query = new URLSearchParams(used)
      if (state === 'of now') query.set('state', lastAddress('/auth')?.get('state') ?? '')
      await comeBack(popup, query.toString())
      await expectRefused(page)
    }
  })
})

/** Leads the popup from the provider's page to our callback, and waits until it closes. */
async function comeBack(popup: Page, query: string) {
  const closed = popup.waitForEvent('close')
  await popup.evaluate((address) => location.assign(address), `${ORIGIN}/api/auth/google/callback?${query}`)
  await closed
}

test.describe('says that signing in was cancelled', () => {
  test('when the student says no', async ({ page }) => {
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(), 'Cancel')
    await expectRefused(page, MESSAGES.cancelled)
  })

  test('when the popup is closed', async ({ page }) => {
    await openDialog(page)
    const popup = await openPopup(page)
    await popup.close()
    await expectRefused(page, MESSAGES.cancelled)
    await answerAndClose(await openPopup(page), openAccount())
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
  })
})

test('a second attempt has to wait for the first', async ({ page, context }) => {
  await openDialog(page)
  const popup = await openPopup(page)
  await expect(googleButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled()
  await googleButton(page).click({ force: true })
  await expect(message(page)).toHaveText(MESSAGES.another)

  await page.keyboard.press('Escape')
  await openButton(page).click()
  await googleButton(page).click()
  await expect(message(page)).toHaveText(MESSAGES.another)
  expect(context.pages()).toHaveLength(2)

  await answerAndClose(popup, openAccount())
  await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
})

test.describe('where popups are blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
  })

  test('signing in goes on in the same tab', async ({ page }) => {
    await openDialog(page, '/login?from=%2Fnotes%2Fphysics')
    await googleButton(page).click()
    await expect(message(page)).toHaveText(MESSAGES.blocked)
    await page.getByRole('link', { name: 'Continue in this tab' }).click()
    await answer(page, openAccount())
    await expect(page).toHaveURL(`${ORIGIN}/notes/physics`)
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })

  test('the login page says how it ended, once', async ({ page }) => {
    await openDialog(page, '/login?from=%2Fnotes')
    await googleButton(page).click()
    await page.getByRole('link', { name: 'Continue in this tab' }).click()
    await answer(page, openAccount(), 'Cancel')
    await expect(message(page)).toHaveText(MESSAGES.cancelled)
    await expect(page).toHaveURL(`${ORIGIN}/login?from=%2Fnotes`)
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

  test('there is no popup', async ({ page, context }) => {
    await openDialog(page)
    await googleButton(page).click()
    await answer(page, openAccount())
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
    expect(context.pages()).toHaveLength(1)
  })
})

test.describe('where the provider cuts the popup from its opener', () => {
  test.beforeEach(async ({ page }) => {
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

  test('it still signs in, and is not taken for closed while it has the focus', async ({ page }) => {
    await openDialog(page)
    const popup = await openPopup(page)
    await expect.poll(() => isCut(page)).toBe(true)
    await page.clock.runFor(120_000)
    await expect(message(page)).toBeHidden()
    await expect(googleButton(page)).toBeDisabled()
    await answerAndClose(popup, openAccount())
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
  })

  test('the student who comes back to the page without it is heard, and so is the popup after all', async ({
    page,
  }) => {
    await openDialog(page)
    const popup = await openPopup(page)
    await expect.poll(() => isCut(page)).toBe(true)
    await page.evaluate(() => {
      ;(window as unknown as State).state.hasFocus = true
    })
    await page.clock.runFor(10_000)
    await expectRefused(page, MESSAGES.cancelled)
    await answerAndClose(popup, openAccount())
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
  })

  test('it needs no BroadcastChannel', async ({ page, context }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount())
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
  })
})

for (const from of ['//evil.example/', '/.//evil.example/']) {
  test(`leads nowhere but to our own pages: ${from}`, async ({ page, context }) => {
    const login = `/login?${new URLSearchParams({ from })}`
    const account = openAccount()
    await openDialog(page, login)
    await answerAndClose(await openPopup(page), account)
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)

    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(`/api/auth/google?${new URLSearchParams({ mode: 'redirect', from })}`)
    await answer(page, account)
    await expect(page).toHaveURL(`${ORIGIN}/dashboard`)
  })
}

test('what a popup ends with can be read, where it cannot close', async ({ page }) => {
  await page.goto('/404')
  await page.goto('/api/auth/google/callback?state=forged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in')
  await expect(page.getByText(MESSAGES.failed)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(message(page)).toHaveText(MESSAGES.failed)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
