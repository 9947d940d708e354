import { CONTACT_MESSAGES } from '../../../domain/contact.ts'
import { CONTACT_MESSAGE } from '../../../tests/support/contact-message.ts'
import { expect, holdBack, PHONE, signUp, test } from '../browser.ts'

/** What a slow line brings late. */
const SCRIPTS = '**/assets/*.js'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages have their content', async ({ page }) => {
    for (const [path, text] of [
      ['/', 'Start Learning'],
      ['/notes', 'Physics'],
      ['/notes/physics', 'Rotational Dynamics'],
      ['/notes/physics/rotational-dynamics', 'Rotational Dynamics'],
      ['/quiz', 'Class 12 Physics: Mechanics'],
      ['/resources/past-papers', 'Download'],
      ['/resources/blogs/ioe-entrance-exam-format', '140'],
      ['/terms', 'March 15, 2025'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('main')).toContainText(text)
        await expect(page.getByRole('contentinfo')).toBeVisible()
      })
    }
  })

  test('links lead on', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Start Learning' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Physics', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Physics')
  })
})

test('the app takes over the page that stands, and puts nothing in its place', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/notes')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-standing', ''))
  release()
  await page.getByRole('searchbox').fill('optics')
  await expect(page).toHaveURL(/q=optics/)
  await expect(page.locator('h1[data-standing]')).toHaveCount(1)
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('the page stays where it was scrolled to, when the app takes it over, and after a reload', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/notes/physics')
  const middle = page.getByRole('heading', { level: 2, name: 'Interference' })
  const placeOf = () => middle.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  await middle.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  const place = await placeOf()
  release()
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
  expect(await placeOf()).toBe(place)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
  expect(await placeOf()).toBe(place)
  await page.getByRole('link', { name: 'Interference', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interference' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  // The router keeps whole pixels.
  await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(1)
})

test.describe('what is done before the app has come', () => {
  test.use({ viewport: PHONE })

  test('text stays, and is searched for', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS)
    await page.goto('/notes')
    await page.getByRole('searchbox').fill('zzzz')
    release()
    await expect(page.getByText('No results found')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('zzzz')
  })

  test('a choice stays, and filters', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS)
    await page.goto('/resources/articles')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Career Guidance')
    release()
    await expect(page).toHaveURL(/category=Career/)
  })

  test('a message is not sent as an address', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS)
    // All tests share a network, and a network can send few messages an hour.
    await page.route(/contact\.send/, (route) => route.fulfill({ json: { result: { data: { received: true } } } }))
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Asha')
    await page.getByLabel('Email').fill('asha@example.com')
    await page.getByLabel('Subject').fill('A mistake')
    await page.getByLabel('Message').fill(CONTACT_MESSAGE.message)
    await page.getByRole('button', { name: /Send/ }).click()
    release()
    await expect(page.getByText(CONTACT_MESSAGES.received)).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test('a student who comes back sees that the page is loading, not what a visitor sees', async ({ page }) => {
  await signUp(page)
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Learning' })).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Loading...')).toHaveCount(0)
})
