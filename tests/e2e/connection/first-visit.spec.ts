import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { expect, forgetErrors, holdBack, PHONE, signUp, test } from '../browser.ts'
import { emptyBrowser, emptyCache, holdScripts, loseScripts, SCRIPTS } from '../cold-visit.ts'
import { countDocuments } from '../documents.ts'

const FAILURE = 'The page did not load completely. Please check your internet connection and try again.'

test.use({ viewport: PHONE })

test('pages show what they can while scripts are lost or answers are late, and offer to be loaded again', async ({
  page,
  consoleErrors,
}) => {
  const failure = page.getByRole('alert')

  await test.step('also where the network answers with a page of its own', async () => {
    await emptyCache(page)
    await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please pay</h1>' }))
    const documents = countDocuments(page)
    await page.goto('/notes')
    await expect(failure).toHaveText(new RegExp(FAILURE))
    expect(documents()).toBe(1)
    await page.getByRole('main').getByRole('link', { name: 'Physics', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
    await page.unroute(SCRIPTS)
  })

  await test.step('Try Again loads the page again', async () => {
    const find = await loseScripts(page)
    await page.goto('/')
    await expect(failure).toHaveText(new RegExp(FAILURE))
    await page.getByRole('link', { name: 'Start Learning' }).scrollIntoViewIfNeeded()
    await find()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  await test.step('a page of the app whose script is lost says so, and its button loads it again', async () => {
    await emptyCache(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.route(/\/assets\/features-[^/]*\.js$/, (route) => route.abort())
    await page.locator('#mobile-menu').getByRole('link', { name: 'Features' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The page did not load' })).toBeVisible()
    await expect(page).toHaveURL(/\/features$/)
    await page.unroute(/\/assets\/features-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
  })
  consoleErrors.length = 0

  await emptyBrowser(page)
  await signUp(page)
  const loading = page.getByText('Loading...')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('the worker is asked who is signed in if this device does not know', async () => {
    const release = await holdBack(page, '**/api/trpc/session')
    const asked = page.waitForRequest('**/api/trpc/session')
    await page.goto('/')
    await asked
    await expect(loading).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start Learning' })).toBeHidden()
    release()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible()
  })

  await test.step('with an answer that never comes, the pages show all the same', async () => {
    await holdBack(page, '**/api/**')
    await page.goto('/')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible()
    await page.goto('/notes/physics')
    await expect(heading).toHaveText('Physics')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.goto('/login')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a public page shows before its scripts have loaded', async () => {
    const release = await holdScripts(page)
    await page.goto('/notes/physics')
    await expect(heading).toBeVisible()
    await expect(loading).toBeHidden()
    release()
  })

  await test.step('lost scripts are said in the dashboard, and Try Again brings it', async () => {
    const find = await loseScripts(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('alert')).toHaveText(new RegExp(FAILURE))
    await expect(loading).toBeHidden()
    await find()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible()
  })

  await test.step('without the script that sends, a choice is kept, the page asks to be loaded again, and Logout works', async () => {
    await emptyCache(page)
    await page.route(/\/assets\/sending-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/notes')
    await page.getByRole('button', { name: 'Bookmark subject' }).first().click()
    await expect(page.getByText('Please reload the page to send it')).toBeVisible()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText(SIGN_OUT_MESSAGES.done)).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await forgetErrors(page, consoleErrors)
})
