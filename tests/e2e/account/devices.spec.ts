import { type Locator, request } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { expect, PASSWORD, PHONE, register, test } from '../browser.ts'
import { readLink } from './read-mailbox.ts'

test.use({ viewport: PHONE })

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1'

/** The same student signs in on another device, which here only sends requests. */
async function openDevice(origin: string, email: string, userAgent: string) {
  const device = await request.newContext({ baseURL: origin, userAgent, extraHTTPHeaders: { Origin: origin } })
  const post = (path: string, data: object) => device.post(`/api/trpc/${path}`, { data })
  await expect(await post('auth.signIn', { email, password: PASSWORD })).toBeOK()
  return {
    signOut: () => post('auth.signOut', {}),
    async isSignedIn(): Promise<boolean> {
      const { result }: { result: { data: { user: unknown } } } = await (await device.get('/api/trpc/session')).json()
      return result.data.user !== null
    },
  }
}

async function answer(devices: Locator, question: string, password: string): Promise<void> {
  const form = devices.getByRole('form', { name: question })
  await form.getByLabel('Current Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: question }).click()
}

test('the profile lists where the student is signed in, and ends it', async ({ page, baseURL, consoleErrors }) => {
  const email = await register(page)
  const android = await openDevice(`${baseURL}`, email, ANDROID)
  const iphone = await openDevice(`${baseURL}`, email, IPHONE)
  await page.goto('/dashboard/profile')
  const devices = page.getByRole('region', { name: 'Your Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await expect(devices.getByRole('listitem').first().getByRole('button')).toHaveCount(0)

  await test.step('on another device, after the password', async () => {
    await devices.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
    await answer(devices, 'Sign out Chrome on Android', 'wrong one')
    await expect(devices.getByRole('alert')).toHaveText(ACCOUNT_MESSAGES.wrongPassword)
    expect(await android.isSignedIn()).toBe(true)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('403')])
    await answer(devices, 'Sign out Chrome on Android', PASSWORD)
    await expect(devices.getByRole('status')).toHaveText('Chrome on Android was signed out successfully.')
    await expect(devices.getByRole('heading', { name: 'Your Devices' })).toBeFocused()
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    expect([await android.isSignedIn(), await iphone.isSignedIn()]).toEqual([false, true])
  })

  await test.step('on all other devices', async () => {
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
    await answer(devices, 'Sign out all other devices', PASSWORD)
    await expect(devices.getByRole('status')).toHaveText('All other devices were signed out successfully.')
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(devices.getByRole('button')).toHaveCount(0)
    expect(await iphone.isSignedIn()).toBe(false)
  })

  await test.step('a device that signed out in between is gone from the list', async () => {
    const again = await openDevice(`${baseURL}`, email, ANDROID)
    await page.reload()
    await expect(devices.getByText('This device')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(await again.signOut()).toBeOK()
    await devices.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
    await answer(devices, 'Sign out Chrome on Android', PASSWORD)
    await expect(devices.getByRole('alert')).toHaveText(ACCOUNT_MESSAGES.sessionGone)
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
  })

  await test.step('and offers a link to confirm the email until it is confirmed', async () => {
    const notice = page.getByRole('region', { name: 'Email not confirmed' })
    await expect(notice).toContainText('Not confirmed yet.')
    await notice.getByRole('button', { name: 'Send Confirmation Link' }).click()
    await expect(notice.getByRole('status')).toContainText('was sent successfully')
    await page.goto(await readLink(page, email, '/verify-email'))
    await page.getByRole('button', { name: 'Confirm Email' }).click()
    await page.getByRole('link', { name: 'Go to your Profile' }).click()
    await expect(devices.getByText('This device')).toBeVisible()
    await expect(notice).toBeHidden()
  })
})
