import { expect, forgetErrors, holdBack, PHONE, signUp, test } from '../browser.ts'
import { emptyCache, holdScripts, loseScripts, SCRIPTS } from '../cold-visit.ts'
import { countDocuments } from '../documents.ts'

const FAILURE = 'The page did not load completely. Please check your internet connection and try again.'

test.use({ viewport: PHONE })

test('scripts that are lost are asked for again', async ({ page, consoleErrors }) => {
  const failure = page.getByRole('alert')

  await test.step('and nothing done meanwhile is lost', async () => {
    const find = await loseScripts(page)
    await page.goto('/notes')
    await page.getByRole('searchbox').fill('optics')
    await expect(failure).toHaveText(new RegExp(FAILURE))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await find()
    await expect(page).toHaveURL(/q=optics/)
    await expect(page.getByRole('searchbox')).toHaveValue('optics')
    await expect(failure).toHaveCount(0)
  })

  await test.step('where the line answers with a page of its own, nothing is loaded anew in a circle', async () => {
    await emptyCache(page)
    await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please pay</h1>' }))
    const documents = countDocuments(page)
    await page.goto('/notes')
    await expect(failure).toHaveText(new RegExp(FAILURE))
    expect(documents()).toBe(1)
    await page.unroute(SCRIPTS)
    await page.getByRole('searchbox').fill('optics')
    await expect(page).toHaveURL(/q=optics/)
    await expect(failure).toHaveCount(0)
  })

  await test.step('the line that is back brings the app at once', async () => {
    const find = await loseScripts(page)
    await page.goto('/')
    await expect(failure).toBeVisible()
    await find()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(failure).toHaveCount(0)
  })

  await test.step('Try Again loads the page anew', async () => {
    const find = await loseScripts(page)
    await page.goto('/')
    await expect(failure).toBeVisible()
    await page.getByRole('link', { name: 'Start Learning' }).scrollIntoViewIfNeeded()
    // The line is back with the press. Were it back before, the page could recover by itself and take the button away.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void find()
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
})

test('a student who comes back sees that the page is loading, not what a visitor sees', async ({
  page,
  consoleErrors,
}) => {
  await signUp(page)
  const loading = page.getByText('Loading...')
  const ofVisitors = page.getByRole('link', { name: 'Start Learning' })
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('while the route takes long', async () => {
    const chunk = /\/assets\/(dashboard|route)-.*\.js/
    const release = await holdBack(page, chunk)
    const asked = page.waitForRequest(chunk)
    await page.goto('/')
    await asked
    await expect(loading).toBeVisible()
    release()
    await expect(heading).toBeVisible()
    await expect(loading).toHaveCount(0)
  })

  await test.step('while all scripts take long', async () => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(loading).toBeVisible()
    await expect(ofVisitors).toBeHidden()
    release()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(loading).toHaveCount(0)
  })

  await test.step('who is signed in is asked once, and before the app is there', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/trpc/session')) asked.push(request.url())
    })
    const release = await holdScripts(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBe(1)
    release()
    await expect(heading).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  for (const path of ['/', '/dashboard'])
    await test.step(`at ${path} it says that it did not load, and the student comes in when it has`, async () => {
      const find = await loseScripts(page)
      await page.goto(path)
      await expect(page.getByRole('alert')).toHaveText(new RegExp(FAILURE))
      await expect(loading).toBeHidden()
      await expect(ofVisitors).toBeHidden()
      await find()
      await expect(heading).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  await forgetErrors(page, consoleErrors)
})
