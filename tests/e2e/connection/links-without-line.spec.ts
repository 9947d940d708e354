import type { BrowserContext, Locator, Page } from '@playwright/test'
import { DESKTOP, expect, forgetErrors, NOTE, signUp, test } from '../browser.ts'
import { countDocuments } from '../documents.ts'
import { openAndWait } from '../site/prerendered.ts'
import { heading, inMain, notice, saveData } from './waiting-notice.ts'

test.use({ viewport: DESKTOP })

type Way = {
  name: string
  link: (page: Page) => Locator
  to: RegExp
  title: string | RegExp
  /** Leads, with a line, to the page that has the link. */
  before?: (page: Page) => Promise<void>
}

const inBar = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name })

async function openResources(page: Page) {
  await inBar('Resources')(page).click()
  await expect(heading(page)).toHaveText('Resources')
}

/** Each kind of link that a visitor has, and what heads the page that it leads to, as one leads on to the next. */
const WAYS: Way[] = [
  { name: 'a subject', link: inMain('Physics'), to: /\/notes\/physics$/, title: 'Physics' },
  {
    name: 'a chapter',
    link: inMain('Rotational Dynamics'),
    to: /\/notes\/physics\/rotational-dynamics$/,
    title: 'Rotational Dynamics',
  },
  { name: 'a note', link: inMain('View'), to: new RegExp(`${NOTE.view}$`), title: NOTE.title },
  { name: 'the navigation', link: inBar('Features'), to: /\/features$/, title: 'Features' },
  { name: 'the way to the quizzes', link: inBar('Take Quiz'), to: /\/quiz$/, title: 'Take Quiz' },
  {
    name: 'a kind of resource',
    before: openResources,
    link: inMain(/Past Papers/),
    to: /\/resources\/past-papers$/,
    title: 'Past Papers',
  },
  {
    name: 'a post',
    before: async (page) => {
      await openResources(page)
      await inMain(/Educational Blogs/)(page).click()
      await expect(heading(page)).toHaveText('Educational Blogs')
    },
    link: inMain(/IOE/),
    to: /\/resources\/blogs\/[\w-]+$/,
    title: /IOE/,
  },
]

async function followWithoutLine(
  page: Page,
  context: BrowserContext,
  { link, to, title }: Pick<Way, 'link' | 'to' | 'title'>,
): Promise<void> {
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

test('without a line, each kind of link leaves the page standing, and opens when it is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await saveData(page)
  await openAndWait(page, '/notes', inMain('Physics')(page))
  for (const way of WAYS)
    await test.step(way.name, async () => {
      await way.before?.(page)
      await followWithoutLine(page, context, way)
    })
  await forgetErrors(page, consoleErrors)
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
    await followWithoutLine(page, context, { link, to, title })
  }
  await forgetErrors(page, consoleErrors)
})

test('without a line, a result of the search opens when it is back', async ({ page, context, consoleErrors }) => {
  await saveData(page)
  await openAndWait(page, '/features', page.getByRole('button', { name: 'Search', exact: true }))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('genetics')
  const result = page.getByRole('option', { name: /^Genetics/ }).first()
  await expect(result).toBeVisible()
  await followWithoutLine(page, context, {
    link: () => result,
    to: /\/notes\/biology\/genetics$/,
    title: 'Genetics',
  })
  await forgetErrors(page, consoleErrors)
})
