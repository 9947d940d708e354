import type { BrowserContext, Locator, Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, QUIZ, signUp, test } from '../browser.ts'
import { countDocuments } from '../documents.ts'
import { openAndWait } from './prerendered.ts'

test.use({ viewport: DESKTOP })

const notice = (page: Page) =>
  page.getByRole('status').filter({
    hasText: 'Waiting for the connection. The page goes on by itself when it is back.',
  })
/** By its element: a dialog hides the page behind it from its roles. */
const heading = (page: Page) => page.locator('h1')
const inMain = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first()

type Way = { name: string; from: string; link: (page: Page) => Locator; to: RegExp; title: string | RegExp }

/** Each kind of link that a visitor has, and what heads the page that it leads to. */
const WAYS: Way[] = [
  {
    name: 'the navigation',
    from: '/notes',
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'Features' }),
    to: /\/features$/,
    title: 'Features',
  },
  {
    name: 'the way to the quizzes',
    from: '/notes',
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'Take Quiz' }),
    to: /\/quiz$/,
    title: 'Take Quiz',
  },
  { name: 'a subject', from: '/notes', link: inMain('Physics'), to: /\/notes\/physics$/, title: 'Physics' },
  {
    name: 'a chapter',
    from: '/notes/physics',
    link: inMain('Rotational Dynamics'),
    to: /\/notes\/physics\/rotational-dynamics$/,
    title: 'Rotational Dynamics',
  },
  {
    name: 'a note',
    from: '/notes/physics/rotational-dynamics',
    link: inMain('View'),
    to: new RegExp(`${NOTE.view}$`),
    title: NOTE.title,
  },
  {
    name: 'a kind of resource',
    from: '/resources',
    link: inMain(/Past Papers/),
    to: /\/resources\/past-papers$/,
    title: 'Past Papers',
  },
  {
    name: 'a post',
    from: '/resources/blogs',
    link: inMain(/IOE/),
    to: /\/resources\/blogs\/[\w-]+$/,
    title: /IOE/,
  },
]

/** Nothing is fetched before it is asked for: the data saver is on. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
}

async function followWithoutLine(page: Page, context: BrowserContext, { link, to, title }: Way): Promise<void> {
  const documents = countDocuments(page)
  const address = page.url()
  const standing = (await heading(page).textContent()) ?? ''
  await context.setOffline(true)
  await link(page).click()
  await expect(notice(page)).toBeVisible()
  await expect(heading(page)).toHaveText(standing)
  await expect(page).toHaveURL(address)
  await context.setOffline(false)
  await expect(page).toHaveURL(to)
  await expect(heading(page).filter({ hasText: title })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(documents()).toBe(0)
}

for (const way of WAYS)
  test(`without a line, ${way.name} leaves the page standing, and opens when it is back`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    await saveData(page)
    await openAndWait(page, way.from, way.link(page))
    await followWithoutLine(page, context, way)
    consoleErrors.length = 0
  })

test('without a line, each tab of the dashboard leaves the page standing, and opens when it is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await saveData(page)
  await signUp(page)
  await page.goto('/dashboard')
  const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Dashboard' })
  for (const [label, title] of [
    ['Notes', 'Study Notes'],
    ['Quizzes', 'Quizzes'],
    ['Blogs', 'Blogs'],
    ['Community', 'Community'],
    ['Profile', /^student/],
  ] as const) {
    const to = new RegExp(`/dashboard/${label.toLowerCase()}$`)
    const link = () => menu.getByRole('link', { name: label, exact: true })
    await expect(link()).toBeVisible()
    await followWithoutLine(page, context, { name: label, from: '/dashboard', link, to, title })
  }
  consoleErrors.length = 0
})

test('without a line, a result of the search opens when it is back', async ({ page, context, consoleErrors }) => {
  await saveData(page)
  await openAndWait(page, '/features', page.getByRole('button', { name: 'Search', exact: true }))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('genetics')
  const result = page.getByRole('option', { name: /^Genetics/ }).first()
  await expect(result).toBeVisible()
  await followWithoutLine(page, context, {
    name: 'a result',
    from: '/features',
    link: () => result,
    to: /\/notes\/biology\/genetics$/,
    title: 'Genetics',
  })
  consoleErrors.length = 0
})

test('a quiz that is started without a line begins when it is back', async ({ page, context, consoleErrors }) => {
  const start = page.getByRole('article', { name: QUIZ }).getByRole('button', { name: 'Start Quiz' })
  await openAndWait(page, '/quiz', start)
  const documents = countDocuments(page)
  await context.setOffline(true)
  await start.click()
  await expect(notice(page)).toBeVisible()
  await expect(start).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await expect(page.locator('.katex').first()).toBeVisible()
  expect(documents()).toBe(0)
  consoleErrors.length = 0
})

test('a quiz whose card was pointed at begins without a line', async ({ page, context, consoleErrors }) => {
  const start = page.getByRole('article', { name: QUIZ }).getByRole('button', { name: 'Start Quiz' })
  await openAndWait(page, '/quiz', start)
  const ahead = [/\/assets\/attempt-screen-.*\.js$/, /\/assets\/open-device-.*\.js$/, /quizzes\.get/]
  const arrived = ahead.map(async (address) => (await page.waitForResponse(address)).finished())
  await start.hover()
  await Promise.all(arrived)
  await page.waitForLoadState('networkidle')
  const documents = countDocuments(page)
  await context.setOffline(true)
  await start.click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await expect(page.locator('.katex').first()).toBeVisible()
  expect(documents()).toBe(0)
  consoleErrors.length = 0
})

test('the chapters of a subject that is looked at open without a line', async ({ page, context, consoleErrors }) => {
  const ahead = page.waitForResponse(/\/assets\/_subject\._chapter\.index-.*\.js$/)
  await openAndWait(page, '/notes/physics', inMain('Interference')(page))
  await (await ahead).finished()
  await context.setOffline(true)
  await inMain('Interference')(page).click()
  await expect(heading(page)).toHaveText('Interference')
  await expect(notice(page)).toHaveCount(0)
  consoleErrors.length = 0
})

test('a line that breaks while a page loads brings back the one that stood, and its place', async ({
  page,
  consoleErrors,
}) => {
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  await openAndWait(page, '/notes', inMain('Biology')(page))
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.route(/\/assets\/biology-.*\.json$/, async (route) => {
    await lost
    await route.abort()
  })
  await inMain('Biology')(page).dispatchEvent('click')
  await expect(page.getByText('Loading chapters...')).toBeAttached()
  lose()
  await expect(notice(page)).toBeVisible()
  await expect(heading(page)).toHaveText('Class 12 Notes')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.unroute(/\/assets\/biology-.*\.json$/)
  await expect(heading(page)).toHaveText('Biology')
  consoleErrors.length = 0
})

test.describe('while a page waits for the connection', () => {
  test.beforeEach(async ({ page, context }) => {
    await saveData(page)
    await openAndWait(page, '/notes', inMain('Biology')(page))
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await context.setOffline(true)
    // A real click would scroll to the link first.
    await inMain('Biology')(page).dispatchEvent('click')
    await expect(notice(page)).toBeVisible()
  })

  test('asking for another page changes what it waits for', async ({ page, context, consoleErrors }) => {
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await inMain('Chemistry')(page).click()
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Chemistry')
    await page.goBack()
    await expect(heading(page)).toHaveText('Class 12 Notes')
    consoleErrors.length = 0
  })

  test('who wants to stay stays', async ({ page, context, consoleErrors }) => {
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(notice(page)).toHaveCount(0)
    const arrived = page.waitForResponse(/\/assets\/biology-.*\.json$/)
    await context.setOffline(false)
    await (await arrived).finished()
    await inMain('Physics')(page).hover()
    await expect(page).toHaveURL(/\/notes$/)
    consoleErrors.length = 0
  })

  test('trying again is offered after some failures', async ({ page, context, consoleErrors }) => {
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Biology')
    consoleErrors.length = 0
  })
})
