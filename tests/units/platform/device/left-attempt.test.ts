import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAttempt, transition } from '#domain/quiz/attempt-machine.ts'
import { forgetEvents, leaveEvents, takeLeftEvents } from '#src/platform/device/left-attempt.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { stubPage } from './page.ts'
import { createDevice } from './tabs.ts'

const ASHA = '6f1c2b8e-0b6a-4f0e-9d5e-1a2b3c4d5e6f'
const NOW = 1_800_000_000_000

let device: ReturnType<typeof createDevice>
let store: Store
let texts: Map<string, string>

beforeEach(async () => {
  device = createDevice()
  store = device.openTab()
  texts = stubPage()
  const opened = { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1_200 } as const
  const begun = transition(startAttempt({ id: 'mechanics', timeLimit: 20 } as never, 'attempt-1'), opened)
  await store.transact((tx) => tx.put('attempt', ASHA, 'attempt-1', begun))
})
afterEach(() => {
  device.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function take() {
  await takeLeftEvents(store)
  await store.load(ASHA)
  return store.find('attempt', ASHA, 'attempt-1')?.value
}

test('changes in the last moment of a page arrive, including the submission', async () => {
  leaveEvents(ASHA, 'attempt-1', [
    { type: 'answer', questionId: 'ester', option: 'b' },
    { type: 'pause', remaining: 1_150 },
  ])
  expect(await take()).toMatchObject({ state: 'paused', remaining: 1_150, answers: { ester: 'b' } })
  leaveEvents(ASHA, 'attempt-1', [{ type: 'hand-in', remaining: 1_140, timedOut: false, now: NOW }])
  expect(await take()).toMatchObject({ state: 'handed-in', completedAt: NOW })
  expect(store.list('outgoing', ASHA).map(({ key }) => key)).toEqual(['attempt:attempt-1'])
  expect(texts.size).toBe(0)
})

test('changes that the store already has are not applied twice', async () => {
  const left = [{ type: 'hand-in', remaining: 1_140, timedOut: false, now: NOW }] as const
  leaveEvents(ASHA, 'attempt-1', left)
  await take()
  const { revision } = store.find('outgoing', ASHA, 'attempt:attempt-1') ?? {}
  leaveEvents(ASHA, 'attempt-1', left)
  await take()
  expect(store.find('outgoing', ASHA, 'attempt:attempt-1')?.revision).toBe(revision)
})

test('a page that is restored continues by itself', async () => {
  leaveEvents(ASHA, 'attempt-1', [{ type: 'pause', remaining: 5 }])
  forgetEvents(ASHA, 'attempt-1')
  expect(await take()).toMatchObject({ state: 'running', remaining: 1_200 })
})

test('unreadable changes, and those of unknown attempts, are removed and stop nothing', async () => {
  for (const broken of ['', '[', 'null', '{"events":7}']) texts.set(`attempt_left_${ASHA}_x${broken}`, broken)
  leaveEvents('b3c4', 'attempt-1', [{ type: 'pause', remaining: 5 }])
  leaveEvents(ASHA, 'attempt-1', [{ type: 'pause', remaining: 900 }])
  expect(await take()).toMatchObject({ remaining: 900 })
  expect(texts.size).toBe(0)
})

test('where the database does not store, it stays for the next visit', async () => {
  store.close()
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  leaveEvents(ASHA, 'attempt-1', [{ type: 'pause', remaining: 900 }])
  await takeLeftEvents(store)
  expect(texts.size).toBe(1)
})
