import { call, DESKTOP, expect, forgetErrors, PASSWORD, signUp, test } from '../browser.ts'
import { filledStar, listFavorites, panel, star } from './home-panels.ts'

const SUBJECT = 'subject Physics'

test.use({ viewport: DESKTOP })

test('a choice in one tab or on one device shows in the others, and signing out removes it', async ({
  page,
  context,
  browser,
}) => {
  const email = await signUp(page)

  await test.step('one tab shows what is chosen in another', async () => {
    await page.goto('/dashboard')
    await expect(panel(page, 'Quick Access')).toContainText('Press the star')
    const tab = await context.newPage()
    await tab.goto('/notes')
    await star(tab, SUBJECT).click()
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveCount(1)
    await expect.poll(() => listFavorites(page)).toEqual(['Physics'])
    await filledStar(page, SUBJECT).click()
    await expect(star(tab, SUBJECT)).toBeVisible()
    await star(tab, 'subject Nepali').click()
    await expect.poll(() => listFavorites(page)).toEqual(['Nepali'])
    await tab.close()
  })

  await test.step('a device shows what was chosen on another', async () => {
    const device = await browser.newPage()
    await call(device, 'auth.signIn', { email, password: PASSWORD })
    await device.goto('/notes')
    await expect(filledStar(device, 'subject Nepali')).toBeVisible()
    await device.close()
  })

  await test.step('nothing is left on the device after signing out', async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'Public site' }).click()
    await star(page, SUBJECT).click()
    await expect.poll(() => listFavorites(page)).toEqual(['Physics', 'Nepali'])
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('favorite')))).toEqual([])
  })
})

test('a choice that cannot be sent is seen and kept, and the account has it later', async ({
  page,
  context,
  consoleErrors,
}) => {
  await signUp(page)

  await test.step('chosen offline, it is in the account when the connection is back', async () => {
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
  })

  await test.step('chosen while sending fails, it is not lost by a reload', async () => {
    await page.route('**/favorites.*', (route) => route.fulfill({ status: 500, json: {} }))
    await star(page, 'subject Chemistry').click()
    await page.reload()
    await expect(filledStar(page, 'subject Chemistry')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(panel(page, 'Quick Access').getByRole('link')).toHaveText([
      /^Chemistry/,
      'PhysicsSubject · Physics (Class 12)',
    ])
    await expect.poll(() => consoleErrors.some((error) => error.includes('Saving a favorite failed'))).toBe(true)
    await page.unroute('**/favorites.*')
    await expect.poll(() => listFavorites(page), { timeout: 30_000 }).toEqual(['Chemistry', 'Physics'])
  })
  await forgetErrors(page, consoleErrors)
})
