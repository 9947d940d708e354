import type { Page } from '@playwright/test'
import { FEATURES, TESTIMONIALS } from '#content/site/landing.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { listSamplePages } from '#scripts/site/pages.ts'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'
import { expect, OWN_NETWORK, onEachSize, PHONE, test } from '../browser.ts'
import { boxOf, carouselIn } from './front-page.ts'

test.use({ javaScriptEnabled: false, ...OWN_NETWORK })

const NOTICE =
  'Quizzes, the PDF reader, the search, the dashboard and signing in need JavaScript. Please switch it on and load the page again.'
const POST = '/resources/blogs/ioe-entrance-exam-format'
const PATHS = [...listSamplePages().map(({ path }) => path), POST, '/nope', '/dashboard']
/** Texts of some pages. */
const TEXTS: Record<string, string> = {
  '/': 'Start Learning',
  '/notes': 'Physics',
  '/notes/physics': 'Rotational Dynamics',
  '/notes/physics/rotational-dynamics': 'Rotational Dynamics',
  '/quiz': 'Class 12 Physics: Mechanics',
  '/resources/past-papers': 'Download',
  [POST]: '140',
  '/terms': 'March 15, 2025',
}

async function fillIn(page: Page, { email = CONTACT_MESSAGE.email } = {}) {
  await page.getByLabel('Name').fill(CONTACT_MESSAGE.name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill(CONTACT_MESSAGE.subject)
  await page.getByLabel('Message').fill(`${CONTACT_MESSAGE.message} ${Math.random()}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('every page has its content, says at its top what needs JavaScript, and shows nothing that only JavaScript answers', async ({
  page,
}) => {
  expect(PATHS).toEqual(expect.arrayContaining(Object.keys(TEXTS)))
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path)
      await onEachSize(page, async () => {
        const notice = page.locator('noscript p')
        await expect(notice).toHaveText(NOTICE)
        await expect(notice).toBeVisible()
        expect((await notice.boundingBox())?.y).toBe(0)
        const dead = page.locator(':is(button, input, select, textarea, [role=button]):not(form[action] *)')
        expect(await dead.filter({ visible: true }).allTextContents()).toEqual([])
        const sideways = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
        expect(sideways).toBe(0)
      })
      const text = TEXTS[path]
      if (text === undefined) return
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })

  await test.step('a past paper has its description and the file, which the browser opens', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/resources/past-papers/neb-computer-2024')
    const title = 'NEB Computer Science Model Question, 2024 pattern'
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Download the PDF file' })).toBeVisible()
    const read = page.getByRole('link', { name: 'Read the paper' })
    await expect(read).toHaveAttribute('href', /^\/files\/papers\/.*\.pdf/)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test('links lead on from page to page, and a message is sent', async ({ page, consoleErrors }) => {
  await test.step('an unknown post shows the one about the entrance exam', async () => {
    await page.goto('/resources/blogs/nope')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('IOE entrance exam format')
  })

  await test.step('any other shows the page that says so, and its way home', async () => {
    await page.goto('/notes/physics/nope')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Home Page' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  await test.step('everything on the front page is there to be read', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const band = page.getByRole('region', { name: 'Adhyayan in numbers' })
    await expect(band.getByRole('definition')).toHaveText(['10,000+', '1,000+', '95%', '1M+'])
    for (const { title } of FEATURES) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const places = new Set<number>()
    for (const { quote } of TESTIMONIALS) {
      const story = carouselIn(page).getByRole('group').filter({ hasText: quote })
      await expect(story).toBeVisible()
      await expect(story).toHaveCSS('opacity', '1')
      places.add((await boxOf(story)).y)
    }
    expect(places.size).toBe(TESTIMONIALS.length)
    await expect(carouselIn(page).getByRole('button')).toHaveCount(0)
  })

  await test.step('its links lead on', async () => {
    await page.getByRole('link', { name: 'Start Learning' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Physics', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Physics')
  })

  await test.step('the links of the bar lead on', () =>
    onEachSize(page, async () => {
      const bar = page.getByRole('navigation', { name: 'Main' })
      await bar.getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
      await bar.getByRole('link', { name: 'Features' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
    }))

  await test.step('we say thank you', async () => {
    await page.goto('/contact')
    await fillIn(page)
    await expect(page.getByRole('status')).toHaveText(CONTACT_MESSAGES.received)
    expect(page.url()).not.toContain('Asha')
    await page.getByRole('link', { name: 'Back to Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  })

  await test.step('one with a mistake comes back as it was written, and can be sent then', async () => {
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await fillIn(page, { email: 'asha' })
    await expect(page.getByRole('alert')).toHaveText(CREDENTIAL_MESSAGES.email)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`^${CONTACT_MESSAGE.message}`))
    await page.getByLabel('Email').fill('asha@example.com')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('status')).toHaveText(CONTACT_MESSAGES.received)
  })
})
