import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { call, DESKTOP, PASSWORD, signUp } from '../browser.ts'
import {
  answerAndClose,
  askUser,
  comeBack,
  expect,
  expectRefused,
  forgetSession,
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

const workersCookies = (page: Page) => page.context().cookies(new URL('/api/auth/google', page.url()).href)

test('a student signs in with Google', async ({ page, context, provider }) => {
  const addresses: URL[] = []
  context.on('request', (request) => addresses.push(new URL(request.url())))
  const lastAddress = (path: string) => addresses.findLast(({ pathname }) => pathname === path)?.searchParams

  await test.step('and is taken to the dashboard, as a new student', async () => {
    const account = openAccount(provider)
    await openDialog(page)
    const popup = await openPopup(page)
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Go on in the window that has opened.')
    const [attempt] = (await workersCookies(page)).filter(({ name }) => name.includes('attempt'))
    expect(attempt).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

    await answerAndClose(popup, account)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Welcome back, Asha Gurung!')).toBeVisible()
    expect(await askUser(page)).toMatchObject({
      email: account.email,
      displayName: 'Asha Gurung',
      photoURL: account.picture,
    })
    const cookies = await workersCookies(page)
    expect(cookies.find(({ name }) => name.includes('attempt'))).toBeUndefined()
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    await forgetSession(page)
  })

  await test.step('or back to the page that the student came from, and is the same student the next time', async () => {
    const account = openAccount(provider)
    const uids: string[] = []
    for (const path of ['/notes/physics?from=here', '/dashboard/quizzes']) {
      await openDialog(page, `/login?${new URLSearchParams({ from: path })}`)
      await answerAndClose(await openPopup(page), account)
      await expect(page).toHaveURL(path)
      uids.push((await askUser(page)).uid)
      await forgetSession(page)
    }
    expect(uids[0]).toBe(uids[1])
  })

  await test.step('but not with a callback or a code that was used before', async () => {
    const used = lastAddress('/api/auth/google/callback')
    await openDialog(page)
    for (const state of ['of then', 'of now']) {
      const popup = await openPopup(page)
      await expect(message(page)).toHaveCount(0)
      const query = new URLSearchParams(used)
      if (state === 'of now') query.set('state', lastAddress('/auth')?.get('state') ?? '')
      await comeBack(popup, page, query.toString())
      await expectRefused(page)
    }
  })
})

test('an account with a password and the same email', async ({ page, browser, provider }) => {
  const elsewhere = await browser.newPage()

  await test.step('that was never confirmed goes to its owner, and its maker is signed out', async () => {
    const email = await signUp(elsewhere)
    const { uid } = await askUser(elsewhere)
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider, { email }))
    await expect(page).toHaveURL('/dashboard')
    expect((await askUser(page)).uid).toBe(uid)

    expect(await askUser(elsewhere)).toBeNull()
    await openDialog(elsewhere)
    await signInWithPassword(elsewhere, email)
    await expect(message(elsewhere)).toHaveText(CREDENTIAL_MESSAGES.refused)
    await forgetSession(page)
  })

  const email = await signUp(page)
  const { uid } = await askUser(page)

  await test.step('that is proved is linked and keeps its password', async () => {
    await proveEmail(page, email)
    await page.context().clearCookies()
    await openDialog(page)
    await answerAndClose(await openPopup(page), openAccount(provider, { email }))
    await expect(page).toHaveURL('/dashboard')
    expect((await askUser(page)).uid).toBe(uid)

    await signInWithPassword(elsewhere, email)
    await expect(elsewhere).toHaveURL('/dashboard')
    await elsewhere.close()
  })

  await test.step('shows both ways to sign in, and removes Google with the password', async () => {
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
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
})

async function proveEmail(page: Page, email: string) {
  await call(page, 'auth.requestVerification', {})
  const link = new URL(await readLink(page, email, '/verify-email'))
  await call(page, 'auth.verifyEmail', { token: link.hash.replace('#token=', '') })
}

async function signInWithPassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}
