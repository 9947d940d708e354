import { call, DESKTOP, expect, forgetErrors, PASSWORD, signUp, test } from '../browser.ts'
import { filledStar, listFavorites, panel, star } from './home-panels.ts'

const SUBJECT = 'subject Physics'

test.use({ viewport: DESKTOP })

test.describe('the list on a device', () => {
  let email: string

  test.beforeEach(async ({ page }) => {
    email = await signUp(page)
  })

  test('chooses offline, and the account has it when the connection is back', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto('/notes')
    await star(page, 'subject Biology').click()
    await expect.poll(() => listFavorites(page)).toEqual(['Biology'])
    await context.setOffline(true)
    await filledStar(page, 'subject Biology').click()
    await star(page, SUBJECT).click()
    await expect(filledStar(page, SUBJECT)).toBeVisible()
    await expect(page.getByText('2 favorites wait to be sent')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => listFavorites(page)).toEqual(['Physics'])
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveText(['PhysicsSubject · Physics (Class 12)'])
    await forgetErrors(page, consoleErrors)
  })

  test('sees it when sending fails, loses nothing by a reload, and the account has it later', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/favorites.*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/notes')
    await star(page, SUBJECT).click()
    await page.reload()
    await expect(filledStar(page, SUBJECT)).toBeVisible()
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveCount(1)
    await expect.poll(() => consoleErrors.some((error) => error.includes('Saving a favorite failed'))).toBe(true)
    await page.unroute('**/favorites.*')
    await expect.poll(() => listFavorites(page), { timeout: 30_000 }).toEqual(['Physics'])
    await forgetErrors(page, consoleErrors)
  })

  test('sees in one tab what is chosen in another, and on a device what was chosen on another', async ({
    page,
    context,
    browser,
  }) => {
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access')).toContainText('Press the star')
    const tab = await context.newPage()
    await tab.goto('/notes')
    await star(tab, SUBJECT).click()
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveCount(1)
    await filledStar(page, SUBJECT).click()
    await expect(star(tab, SUBJECT)).toBeVisible()
    await star(tab, 'subject Nepali').click()
    await expect.poll(() => listFavorites(page)).toEqual(['Nepali'])

    const device = await browser.newPage()
    await call(device, 'auth.signIn', { email, password: PASSWORD })
    await device.goto('/notes')
    await expect(filledStar(device, 'subject Nepali')).toBeVisible()
    await device.close()
  })

  test('leaves nothing on the device after signing out', async ({ page }) => {
    await page.goto('/notes')
    await star(page, SUBJECT).click()
    await expect.poll(() => listFavorites(page)).toEqual(['Physics'])
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('favorite')))).toEqual([])
  })
})
