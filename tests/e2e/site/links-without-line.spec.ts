import type { BrowserContext, Locator, Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, signUp, test } from '../browser.ts'
import { countDocuments } from '../documents.ts'
import { openAndWait } from './prerendered.ts'
import { heading, inMain, notice, saveData } from './waiting-notice.ts'

test.use({ viewport: DESKTOP })

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
