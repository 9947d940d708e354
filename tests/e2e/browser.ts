import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD, preparedStudent, STUDENTS } from '../support/served/prepared-student.ts'
import { keepCacheWithRoutes } from './page-routes.ts'

export { expect, PASSWORD }

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
export const SIZES = { phone: PHONE, desktop: DESKTOP }
export const NOTE = {
  id: 'physics-rotational-dynamics-notes',
  title: 'Rotational Dynamics',
  view: '/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view',
  read: '/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/read',
  pages: 13,
}
export const QUIZ = 'Class 12 Physics: Mechanics'

/**
 * Sends from another network in each process that runs tests, and a second try has a new one: the worker takes five
 * messages an hour from a network.
 */
export const OWN_NETWORK = {
  extraHTTPHeaders: {
    'CF-Connecting-IP': `10.${(process.pid >> 16) & 255}.${(process.pid >> 8) & 255}.${process.pid & 255}`,
  },
}

type Extras = { consoleErrors: string[]; unroutedPages: undefined }

/** Every test also fails when the browser's console holds an error that the test has not asked for. */
export const test = base.extend<Extras>({
  page: async ({ page, baseURL }, use) => {
    keepCacheWithRoutes(page, baseURL)
    await use(page)
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !isMissingPage(message, page)) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  // A request that a route still answers when its page closes is an error outside of every test, which fails the whole run
  // and the test that comes next in this process.
  unroutedPages: [
    async ({ context, browser }, use) => {
      await use(undefined)
      for (const one of new Set([context, ...browser.contexts()])) {
        await one.unrouteAll({ behavior: 'ignoreErrors' })
        for (const page of one.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    },
    { auto: true },
  ],
})

/** An address that is nothing is answered with 404, and the browser writes that down as well. */
function isMissingPage(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url()
}

/**
 * Takes back the errors that a test has caused, as its last act. It leaves the page first: what a page asks for again and
 * again is an error each time, and the browser writes down the last one later than the test sees what it waits for.
 */
export async function forgetErrors(page: Page, consoleErrors: string[]): Promise<void> {
  await page.goto('about:blank')
  consoleErrors.length = 0
}

/** Does the same on a phone and on a desktop, on one visit. */
export async function onEachSize(page: Page, check: () => Promise<void>, sizes: Sizes = SIZES): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes))
    await test.step(`on a ${size}`, async () => {
      await page.setViewportSize(viewport)
      await check()
    })
}

type Sizes = Record<string, { width: number; height: number }>

/** More processes than that run tests only when dozens of tests fail. */
const PROCESSES = 12
let students = 0

/** A new student, signed in in this page's browser, without the way through the dialog and the wizard. */
export async function signUp(page: Page): Promise<string> {
  return (await signInPrepared(page, { isNamed: true })) ?? register(page)
}

/** A new student without a name or a grade. */
export async function signUpBare(page: Page): Promise<string> {
  return (await signInPrepared(page, { isNamed: false })) ?? registerBare(page)
}

/** As signUp, but by the worker, which sends a letter and remembers the device. */
export async function register(page: Page): Promise<string> {
  const email = await registerBare(page)
  await call(page, 'profile.update', { full_name: email.split('@')[0], grade_level: 'Class 12' })
  return email
}

/** The next of the students whom the database has from the start; null when there are no more. */
async function signInPrepared(page: Page, { isNamed }: { isNamed: boolean }): Promise<string | null> {
  const { workerIndex } = test.info()
  const number = 2 * (students * PROCESSES + workerIndex) + Number(isNamed)
  if (workerIndex >= PROCESSES || number >= STUDENTS) return null
  students += 1
  const { email, token } = preparedStudent(number)
  const cookie = { url: 'http://localhost', sameSite: 'Lax' } as const
  await page.context().addCookies([
    { ...cookie, name: 'session', value: token, httpOnly: true },
    { ...cookie, name: 'signed_in', value: '1' },
  ])
  return email
}

let accounts = 0

async function registerBare(page: Page): Promise<string> {
  accounts += 1
  const email = `student-${process.pid}-${accounts}-${Date.now()}@example.com`
  await call(page, 'auth.signUp', { email, password: PASSWORD })
  return email
}

/** Changes something in the worker, as the page would that is signed in in this browser. */
export async function call({ request }: Page, procedure: string, data: unknown): Promise<void> {
  const answer = await request.post(`/api/trpc/${procedure}`, {
    data,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect([procedure, answer.status()]).toEqual([procedure, 200])
}

/** Answers every question from the one shown on with its first option, by its keys; after the last one, hands in. */
export async function sitQuiz(page: Page) {
  await expect(page.getByRole('radiogroup')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  for (;;) {
    await page.keyboard.press('a')
    if (!(await next.isVisible())) break
    await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
}

export async function startQuiz(page: Page, title = QUIZ) {
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/**
 * Restores the line and presses at once, by the key: the page tries again by itself as well, and then the button can be
 * gone before a click has found it.
 */
export async function pressWithLine(button: Locator, restore: () => Promise<void>): Promise<void> {
  await button.focus()
  await restore()
  await button.page().keyboard.press('Enter')
}

/** Tab once. Between the last and the first part of a dialog a guard has the focus for a frame and sends it on. */
export async function pressTab(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => !document.activeElement?.matches('[data-base-ui-focus-guard]'))
}

/**
 * Lets time pass on a page whose clock is installed until this shows, second by second, so that no pause between two
 * tries has to be sat through and no request under way seems to take too long.
 */
export async function passTimeUntil(page: Page, sign: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000)
        return sign.isVisible()
      },
      { intervals: [50] },
    )
    .toBe(true)
}

/** Whether the page itself stays where it is when it is scrolled. */
export function isScrollLocked(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden'),
  )
}

/** Waits until the app has come to a page that was there before it. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Holds back the requests that match until the returned function is called, as a slow line does. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return release
}
