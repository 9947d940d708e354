import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GUEST } from '#domain/account/owner.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { ENTRY_KINDS } from '#src/platform/device/store/entry.ts'
import { setSearchOpen } from '#src/platform/page/search-open.ts'
import { session } from '#src/platform/session/session.ts'
import { closeApp } from './open-app.tsx'

beforeEach(() => page.viewport(1440, 900))

/** All files share one page, so a test leaves nothing behind. It also fails for an error that it does not expect. */
afterEach(async () => {
  vi.useRealTimers()
  const errors = await closeApp()
  session.know(null)
  // Otherwise the next page would begin below the dialog of this one.
  setSearchOpen(false)
  await forgetVisitor()
  localStorage.clear()
  sessionStorage.clear()
  expect(errors).toEqual([])
})

/** Every student is new, but all visitors share what is stored on the device. */
async function forgetVisitor(): Promise<void> {
  const store = deviceStore()
  await store.transact(async (tx) => {
    for (const kind of ENTRY_KINDS) for (const { key } of await tx.list(kind, GUEST)) tx.remove(kind, GUEST, key)
  })
  await store.run((db) => db.clear('quizzes'))
}
