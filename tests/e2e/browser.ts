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
 * Each process that runs tests sends from its own network, because the worker accepts only five messages an hour from a
 * network.
 */
export const OWN_NETWORK = {
  extraHTTPHeaders: {
    'CF-Connecting-IP': `10.${(process.pid >> 16) & 255}.${(process.pid >> 8) & 255}.${process.pid & 255}`,
  },
}

type Extras = { consoleErrors: string[]; unroutedPages: undefined }

/** Every test also fails if the browser's console has an error that the test does not expect. */
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
  // If a route still answers a request when its page closes, the error is outside of every test. It fails the whole run
  // and the next test in this process.
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

/** An unknown address is answered with 404, and the browser logs that, too. */
function isMissingPage(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url()
}

/**
 * Takes back the errors that a test has caused, as its last act. It leaves the page first, because a page that repeats
 * a request logs an error each time, and the browser may log the last one after the test has seen what it waits for.
 */
export async function forgetErrors(page: Page, consoleErrors: string[]): Promise<void> {
  await page.goto('about:blank')
  consoleErrors.length = 0
}

/** Does the same on a phone and on a desktop, in one visit. */
export async function onEachSize(page: Page, check: () => Promise<void>, sizes: Sizes = SIZES): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes))
    await test.step(`on a ${size}`, async () => {
      await page.setViewportSize(viewport)
      await check()
    })
}

type Sizes = Record<string, { width: number; height: number }>

/** More processes than this run tests only if dozens of tests fail. */
const PROCESSES = 12
let students = 0

/** Signs in a new student in this page's browser, without the dialog and the wizard. */
export async function signUp(page: Page): Promise<string> {
  return (await signInPrepared(page, { isNamed: true })) ?? register(page)
}

/** A new student without a name and a grade. */
export async function signUpBare(page: Page): Promise<string> {
  return (await signInPrepared(page, { isNamed: false })) ?? registerBare(page)
}

/** Like signUp, but through the worker, which sends a mail and remembers the device. */
export async function register(page: Page): Promise<string> {
  const email = await registerBare(page)
  await call(page, 'profile.update', { full_name: email.split('@')[0], grade_level: 'Class 12' })
  return email
}

/** The next of the students who are in the database from the start; null when there are no more. */
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

/** Calls a mutation of the worker as a page of the signed-in student would. */
export async function call({ request }: Page, procedure: string, data: unknown): Promise<void> {
  const answer = await request.post(`/api/trpc/${procedure}`, {
    data,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect([procedure, answer.status()]).toEqual([procedure, 200])
}

/** Answers every question from the current one on with its first option, by keys, and submits after the last one. */
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
  if (title.includes('Mock')) await page.getByRole('button', { name: 'I am ready' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/**
 * Restores the connection and presses at once, by key. The page also tries again by itself, and then the button can be
 * gone before a click has found it.
 */
export async function pressWithLine(button: Locator, restore: () => Promise<void>): Promise<void> {
  await button.focus()
  await restore()
  await button.page().keyboard.press('Enter')
}

/**
 * Presses Tab once. Between the last and the first element of a dialog a guard has the focus for a frame and moves it
 * on.
 */
export async function pressTab(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => !document.activeElement?.matches('[data-base-ui-focus-guard]'))
}

/**
 * Lets time pass, second by second, on a page whose clock is installed, until this shows. So the test does not wait for
 * real pauses, and no request under way seems to take too long.
 */
export async function passTimeUntil(page: Page, sign: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000)
        return sign.isVisible()
      },
      // Each turn takes as long as the page needs for its second: on a busy machine, long.
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true)
}

/** Whether the page itself does not move when it is scrolled. */
export function isScrollLocked(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden'),
  )
}

/** Waits until the app has started on a prerendered page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Delays matching requests until the returned function is called, as on a slow connection. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    // The page may be closed by then.
    await route.continue().catch(() => {})
  })
  return release
}
