import { type MockInstance, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { App } from '#src/app/app.tsx'
import { openRouter } from '#src/app/router.tsx'
import { toAuth } from '#src/platform/session/auth.tsx'
import { type AuthUser, session } from '#src/platform/session/session.ts'
import { type Answers, type Files, fakeWorker } from './fake-worker.ts'
import '#src/app/styles.css'

type Options = {
  student?: AuthUser
  /** Who the worker says is signed in, if that changes. */
  session?: () => AuthUser | null
  answers?: Answers
  files?: Files
  /** What the history entry of the page holds. */
  state?: unknown
}

let close = () => {}
let errors: MockInstance<typeof console.error> | undefined

/** Shows the page at this address, to a visitor if no student is given, over a worker that gives these answers. */
export async function openApp(path: string, { student, answers = {}, files, state = null, ...options }: Options = {}) {
  close()
  await cleanup()
  errors ??= vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const worker = fakeWorker(answers, options.session ?? (() => student ?? null), files)
  if (student) await cookieStore.set('signed_in', '1')
  else await cookieStore.delete('signed_in')
  history.replaceState(state, '', path)
  session.know(student ?? null)
  const router = openRouter({ auth: toAuth(session.read()) })
  await router.load()
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await render(<App router={router} />, { container: root })
  // Buttons take no clicks before (starting.css).
  document.documentElement.dataset.hydrated = ''
  close = worker.stop
  return worker
}

/** The same page once more, from what is stored on the device. */
export const reload = (options: Options = {}) =>
  openApp(location.pathname + location.search, { ...options, state: history.state })

/** Removes the page. Returns the errors that it has logged. */
export async function closeApp(): Promise<string[]> {
  await cleanup()
  close()
  close = () => {}
  const logged = takeErrors()
  errors?.mockRestore()
  errors = undefined
  return logged
}

/** Takes back the errors that a test has caused until now, and returns them. */
export function takeErrors(): string[] {
  const logged = errors?.mock.calls.map((parts) => parts.map(String).join(' ')) ?? []
  errors?.mockClear()
  return logged
}

/** The same as the last act of a test, on a page that may try again by itself. */
export async function forgetErrors(): Promise<void> {
  await cleanup()
  takeErrors()
}

/** Elements by a CSS selector. Prefer roles and names. */
export function query(selector: string) {
  const [found] = document.querySelectorAll(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return page.elementLocator(found)
}

/** The texts of all these elements. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)
