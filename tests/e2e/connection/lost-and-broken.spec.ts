import { expect, forgetErrors, signUp, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'

test('an unknown address leads to Page Not Found or to the dashboard, and an error in a page says so', async ({
  page,
  consoleErrors,
}) => {
  await openAndWait(page, '/notes', page.getByRole('banner').getByRole('link').first())

  await test.step('Home Page leads home', async () => {
    await page.goto('/no/such/page')
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
    await page.getByRole('link', { name: 'Home Page' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  await test.step('Go Back leads to the page before', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/404$/)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/notes$/)
  })

  await test.step('Go Back leads home where there is nothing to go back to', async () => {
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void open('/404', '_blank', 'noopener'))
    const alone = await opened
    await alone.getByRole('button', { name: 'Go Back' }).click()
    await expect(alone).toHaveURL(/:\d+\/$/)
  })

  // The footer asks for the year. A browser that cannot tell it stands in for any defect of ours.
  await page.addInitScript(() => {
    const { getFullYear } = Date.prototype
    Date.prototype.getFullYear = function () {
      if (sessionStorage.getItem('broken')) throw new Error('broken for a test')
      return getFullYear.call(this)
    }
  })
  await signUp(page)

  await test.step('an unknown address leads to the dashboard', async () => {
    for (const path of ['/nope', '/files/nope.pdf']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/dashboard$/)
    }
  })

  await test.step('an unknown subject says that it is not found', async () => {
    await page.goto('/notes/nope')
    await expect(page.getByRole('heading', { name: 'Subject Not Found' })).toBeVisible()
  })

  const panel = page.getByRole('alert')
  const isSaid = async () => {
    await expect(panel.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(panel).toContainText(
      'We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.',
    )
  }

  await test.step('an error in a page says so, and can be tried again', async () => {
    await page.evaluate(() => sessionStorage.setItem('broken', 'yes'))
    await page.goto('/features')
    await isSaid()
    await panel.getByRole('button', { name: 'Try Again' }).click()
    await isSaid()
    await page.evaluate(() => sessionStorage.removeItem('broken'))
    await panel.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
  })

  await test.step('the page can be refreshed, too', async () => {
    await page.evaluate(() => sessionStorage.setItem('broken', 'yes'))
    await page.reload()
    await isSaid()
    await page.evaluate(() => {
      sessionStorage.removeItem('broken')
      Object.assign(window, { sameDocument: true })
    })
    await panel.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })
  await forgetErrors(page, consoleErrors)
})
