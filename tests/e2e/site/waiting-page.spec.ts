import type { BrowserContext, Locator, Page } from '@playwright/test'
import { DESKTOP, expect, test } from '../browser.ts'
import { openAndWait } from './prerendered.ts'

test.use({ viewport: DESKTOP })

const WAITING = 'Waiting for the connection. The page goes on by itself when it is back.'

/** Each kind of link that a visitor has, from where it is followed, and what heads the page that it leads to. */
const LINKS: { name: string; from: string; link: (page: Page) => Locator; to: RegExp; heading: string | RegExp }[] = [
  {
    name: 'the navigation',
    from: '/notes',
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'Features' }),
    to: /\/features$/,
    heading: 'Features',
  },
  {
    name: 'a subject card',
    from: '/notes',
    link: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Physics/ })
        .first(),
    to: /\/notes\/physics$/,
    heading: /Physics/,
  },
  {
    name: 'a chapter',
    from: '/notes/physics',
    link: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Rotational Dynamics/ })
        .first(),
    to: /rotational-dynamics/,
    heading: /Rotational Dynamics/,
  },
]

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

async function followWithoutLine(page: Page, context: BrowserContext, { link, to, heading }: (typeof LINKS)[number]) {
  const documents = countDocuments(page)
  const address = page.url()
  const standing = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await context.setOffline(true)
  await link(page).click()
  const notice = page.getByRole('status').filter({ hasText: WAITING })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(standing)
  await expect(page).toHaveURL(address)
  await context.setOffline(false)
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(documents()).toBe(0)
}

for (const one of LINKS)
  test(`without a line, ${one.name} leaves the page standing until it is back`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    await openAndWait(page, one.from, one.link(page))
    await followWithoutLine(page, context, one)
    consoleErrors.length = 0
  })
