import { afterEach, beforeEach, expect, vi } from 'vitest'
import { openDatabase } from '#worker/db/client.ts'
import { session } from '#worker/db/schema.ts'
import { type Browser, openBrowser, testEnv } from './api-client.ts'
import { GOOGLE_ENV, openGoogle } from './forging-google.ts'

/** The id of an attempt, as a page makes it. */
export const ATTEMPT = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** The browser of a visitor at a site where Google is configured. */
export const openVisitor = () => openBrowser(GOOGLE_ENV)

type Google = ReturnType<typeof openGoogle>

/** Google in every test of a file. `logged` are the errors that the worker wrote to its log. */
export function standInForGoogle() {
  let google: Google
  const logged: string[] = []
  beforeEach(() => {
    google = openGoogle()
    logged.length = 0
    vi.spyOn(console, 'error').mockImplementation((line) => {
      logged.push(String(line))
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return {
    logged,
    get asked() {
      return google.asked
    },
    signIn: (...args: Parameters<Google['signIn']>) => google.signIn(...args),
    consent: (...args: Parameters<Google['consent']>) => google.consent(...args),
  }
}

/** The message of a popup to the page that opened it. */
export async function outcomeOf(response: Response): Promise<string | undefined> {
  expect(response.status).toBe(200)
  return /data-outcome="([a-z-]+)"/.exec(await response.text())?.[1]
}

export async function expectNobodySignedIn(browser: Browser): Promise<void> {
  expect(browser.cookies.has('session')).toBe(false)
  expect(await openDatabase(testEnv).select().from(session)).toHaveLength(0)
}
