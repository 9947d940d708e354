import { afterEach, beforeEach, vi } from 'vitest'
import type { AuthUser } from '#src/platform/data/trpc.ts'
import { watchSession } from '#src/platform/session/session-watch.ts'

const userOf = (uid: string): AuthUser => ({ uid, email: `${uid}@example.com`, displayName: null, photoURL: null })
export const asha = userOf('asha')
export const zara = userOf('zara')

/** What all tabs of a browser share, and the worker behind it. */
function createBrowser() {
  let last: AuthUser | null = null
  let epoch = 0
  let hasLeft = false
  const tabs = new Set<() => void>()
  return {
    hasSession: true,
    openTab(this: { hasSession: boolean }) {
      const questions: { answer: (user: AuthUser | null) => void; fail: () => void }[] = []
      let listener = () => {}
      const session = watchSession({
        ask: () =>
          new Promise((answer, reject) => {
            questions.push({ answer, fail: () => reject(new Error('no answer')) })
          }),
        shared: {
          hasSession: () => this.hasSession,
          read: () => last,
          epoch: () => String(epoch),
          hasLeft: () => hasLeft,
          write(user, isLeaving) {
            const isNews = user?.uid !== last?.uid || (isLeaving && !hasLeft)
            if (isNews) {
              epoch += 1
              hasLeft = isLeaving
            }
            last = user
            if (isNews) for (const tell of tabs) if (tell !== listener) tell()
          },
          subscribe(heard) {
            listener = heard
            tabs.add(heard)
            return () => tabs.delete(heard)
          },
        },
      })
      session.begin()
      const begun = session.read()
      const stop = session.start()
      const settle = () => new Promise((resolve) => setTimeout(resolve))
      return {
        session,
        /** The start of the page, before the worker has answered. */
        begun,
        questions,
        stop,
        user: () => session.read().user?.uid ?? null,
        async answer(user: AuthUser | null) {
          questions.shift()?.answer(user)
          await settle()
        },
      }
    },
  }
}

export let browser: ReturnType<typeof createBrowser>
const stops: (() => void)[] = []

export function openTab() {
  const tab = browser.openTab()
  stops.push(tab.stop)
  return tab
}

// Every test of a file that imports this module has a new browser.
beforeEach(() => {
  browser = createBrowser()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
