import type { Page } from '@playwright/test'
import { GOOGLE_MESSAGES } from '#domain/account/google-sign-in.ts'
import { type Account, type OpenIdProvider, openProvider } from '#tests/support/served/openid-provider.ts'
import { openServer } from '#tests/support/served/served-product.ts'
import { test as base, expect } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

export { expect }

type Google = { origin: string; provider: OpenIdProvider }

/** The product with Google configured, and a provider on loopback instead of Google; one of each for all tests. */
export const test = base.extend<{ provider: OpenIdProvider }, { google: Google }>({
  google: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const port = 8815 + 2 * parallelIndex
      const redirectUri = `http://localhost:${port}/api/auth/google/callback`
      const client = { id: 'adhyayan', secret: 'the secret of the client', redirectUri }
      const provider = await openProvider({ port: port + 1, client })
      const server = await openServer(port, {
        hasStudents: true,
        variables: {
          GOOGLE_CLIENT_ID: client.id,
          GOOGLE_CLIENT_SECRET: client.secret,
          GOOGLE_ISSUER: provider.issuer,
          GOOGLE_AUTHORIZATION_ENDPOINT: provider.endpoints.authorization,
          GOOGLE_TOKEN_ENDPOINT: provider.endpoints.token,
          GOOGLE_JWKS_URI: provider.endpoints.jwks,
        },
      })
      await use({ origin: server.origin, provider })
      await server.close()
      await provider.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ google }, use) => use(google.origin),
  provider: async ({ google }, use) => {
    google.provider.behave()
    await use(google.provider)
  },
  consoleErrors: async ({ consoleErrors, context, google }, use) => {
    // A popup's own errors count, too, except those of the provider's pages.
    context.on('console', (message) => {
      const isOurs = message.location().url.startsWith(google.origin)
      if (message.type() === 'error' && isOurs) consoleErrors.push(message.text())
    })
    await use(consoleErrors)
  },
})

let accounts = 0

/** An account at the provider that is unknown to the product. */
export function openAccount(provider: OpenIdProvider, changes: Partial<Account> = {}): Account {
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

export const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
export const message = (page: Page) => page.getByRole('dialog').getByRole('alert')
export const openButton = (page: Page) => page.getByRole('button', { name: 'Sign In / Sign Up' })

export async function openDialog(page: Page, path = '/login') {
  await openAndWait(page, path, openButton(page))
  await openButton(page).click()
}

/** The popup, at the provider. */
export async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return popup
}

export async function answer(popup: Page, account: Account, button: 'Allow' | 'Cancel' = 'Allow') {
  await popup.getByLabel('Account').fill(account.email)
  await popup.getByRole('button', { name: button }).click()
}

/** Like `answer`, in a popup that then closes. */
export async function answerAndClose(popup: Page, account: Account, button: 'Allow' | 'Cancel' = 'Allow') {
  const closed = popup.waitForEvent('close')
  await answer(popup, account, button)
  await closed
}

/** Leads the popup from the provider's page to our callback, and waits until it closes. */
export async function comeBack(popup: Page, opener: Page, query: string) {
  const closed = popup.waitForEvent('close')
  const address = new URL(`/api/auth/google/callback?${query}`, opener.url()).href
  await popup.evaluate((to) => location.assign(to), address)
  await closed
}

export async function askUser(page: Page) {
  return (await (await page.request.get('/api/trpc/session')).json()).result.data.user
}

export async function expectRefused(page: Page, text: string = GOOGLE_MESSAGES.failed) {
  await expect(message(page)).toHaveText(text)
  await expect(googleButton(page)).toBeEnabled()
  expect(await askUser(page)).toBeNull()
}

/** Like a browser in which nobody has signed in. Leaves the page first, because its requests would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
