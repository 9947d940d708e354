import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '../../../domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '../../../domain/account/credential-rules.ts'
import { call, DESKTOP, PASSWORD, signUp } from '../browser.ts'
import {
  answerAndClose,
  askUser,
  expect,
  expectRefused,
  message,
  openAccount,
  openDialog,
  openPopup,
  test,
} from './google-stand-in.ts'
import { readLink } from './read-mailbox.ts'

test.use({ viewport: DESKTOP })
// In one process, because each one that runs these tests needs a server of its own.
test.describe.configure({ mode: 'default' })

test('a new student signs in, and is taken to the dashboard', async ({ page, context, provider }) => {
  const account = openAccount(provider)
  await openDialog(page)
  const popup = await openPopup(page)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Go on in the window that has opened.')
  const [attempt] = (await context.cookies(new URL('/api/auth/google', page.url()).href)).filter(({ name }) =>
    name.includes('attempt'),
  )
  expect(attempt).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

  await answerAndClose(popup, account)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
  expect(await askUser(page)).toMatchObject({
    email: account.email,
    displayName: 'Asha Gurung',
    photoURL: account.picture,
  })
  const cookies = await context.cookies(new URL('/api/auth/google', page.url()).href)
  expect(cookies.find(({ name }) => name.includes('attempt'))).toBeUndefined()
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('is taken back to the page that the student came from, and is the same student the next time', async ({
  page,
  context,
  provider,
}) => {
  const account = openAccount(provider)
  const uids: string[] = []
  for (const path of ['/notes/physics?from=here', '/dashboard/quizzes']) {
    await openDialog(page, `/login?${new URLSearchParams({ from: path })}`)
    await answerAndClose(await openPopup(page), account)
    await expect(page).toHaveURL(path)
    uids.push((await askUser(page)).uid)
    await page.goto('about:blank')
    await context.clearCookies()
  }
  expect(uids[0]).toBe(uids[1])
})

test.describe('an account with a password and the same email', () => {
  test('that is proved is linked and keeps its password', async ({ page, context, provider }) => {
    const email = await signUp(page)
    const { uid } = await askUser(page)
    await proveEmail(page, email)
    await context.clearCookies()

    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider, { email }))
    await expect(page).toHaveURL('/dashboard')
    expect((await askUser(page)).uid).toBe(uid)

    await page.goto('about:blank')
    await context.clearCookies()
    await signInWithPassword(page, email)
    await expect(page).toHaveURL('/dashboard')
  })

  test('shows both ways to sign in, and removes Google with the password', async ({ page, provider }) => {
    const email = await signUp(page)
    await proveEmail(page, email)
    await call(page, 'auth.signOut', {})
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider, { email }))
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/dashboard/profile')
    const settings = page.getByRole('region', { name: 'Account Settings' })
    await settings.getByRole('button', { name: 'Sign-in Methods', exact: true }).click()
    await expect(settings.getByText('You sign in with your email and a password')).toBeVisible()
    await settings.getByRole('button', { name: `Remove Google ${email}` }).click()
    const form = settings.getByRole('form', { name: 'Remove Google' })
    await form.getByRole('button', { name: 'Remove Google Account' }).click()
    await expect(form.getByRole('alert')).toHaveText(ACCOUNT_MESSAGES.noCurrentPassword)
    await form.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Remove Google Account' }).click()
    await expect(settings.getByRole('status')).toHaveText(ACCOUNT_MESSAGES.googleRemoved)
    await settings.getByRole('button', { name: 'Sign-in Methods', exact: true }).click()
    await expect(settings.getByText('Once your email is confirmed, you can also sign in')).toBeVisible()
  })

  test('that was never proved goes to its owner, and whoever made it is out', async ({ page, browser, provider }) => {
    const elsewhere = await browser.newContext()
    const stranger = await elsewhere.newPage()
    const email = await signUp(stranger)
    const { uid } = await askUser(stranger)

    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider, { email }))
    await expect(page).toHaveURL('/dashboard')
    expect((await askUser(page)).uid).toBe(uid)

    expect(await askUser(stranger)).toBeNull()
    await signInWithPassword(stranger, email)
    await expect(message(stranger)).toHaveText(CREDENTIAL_MESSAGES.refused)
    await elsewhere.close()
  })
})

async function proveEmail(page: Page, email: string) {
  await call(page, 'auth.requestVerification', {})
  const link = new URL(await readLink(page, email, '/verify-email'))
  await call(page, 'auth.verifyEmail', { token: link.hash.replace('#token=', '') })
}

async function signInWithPassword(page: Page, email: string) {
  await openDialog(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

test.describe('is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)

  test('with what is not what was asked for', async ({ page, provider }) => {
    /** A new attempt, without the message of the one before. */
    const begin = async () => {
      const popup = await openPopup(page)
      await expect(message(page)).toHaveCount(0)
      return popup
    }
    await openDialog(page)
    for (const [name, behaviour, changes] of [
      ['another client secret', { clientSecret: 'another secret altogether' }, {}],
      ['another nonce', { forge: (claims) => ({ ...claims, nonce: 'of another attempt' }) }, {}],
      ['an ID token that has expired', { forge: (claims) => ({ ...claims, exp: now() - 60 }) }, {}],
      ['an ID token for another client', { forge: (claims) => ({ ...claims, aud: 'another client' }) }, {}],
      ['an email that is not verified', {}, { email_verified: false }],
    ] satisfies [string, Parameters<typeof provider.behave>[0], Parameters<typeof openAccount>[1]][]) {
      await test.step(name, async () => {
        provider.behave(behaviour)
        await answerAndClose(await begin(), openAccount(provider, changes))
        await expectRefused(page)
      })
    }
    await test.step('a forged state', async () => {
      provider.behave()
      await comeBack(await begin(), page, 'code=x&state=forged')
      await expectRefused(page)
    })
  })

  test('with a callback or a code that was used before', async ({ page, context, provider }) => {
    const addresses: URL[] = []
    context.on('request', (request) => addresses.push(new URL(request.url())))
    const lastAddress = (path: string) => addresses.findLast(({ pathname }) => pathname === path)?.searchParams

    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider))
    await expect(page).toHaveURL('/dashboard')
    const used = lastAddress('/api/auth/google/callback')
    await page.goto('about:blank')
    await context.clearCookies()

    for (const state of ['of then', 'of now']) {
      await openDialog(page)
      const popup = await openPopup(page)
      const query = new URLSearchParams(used)
      if (state === 'of now') query.set('state', lastAddress('/auth')?.get('state') ?? '')
      await comeBack(popup, page, query.toString())
      await expectRefused(page)
    }
  })
})

/** Leads the popup from the provider's page to our callback, and waits until it closes. */
async function comeBack(popup: Page, opener: Page, query: string) {
  const closed = popup.waitForEvent('close')
  const address = new URL(`/api/auth/google/callback?${query}`, opener.url()).href
  await popup.evaluate((to) => location.assign(to), address)
  await closed
}
