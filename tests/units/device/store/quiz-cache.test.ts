import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { cacheQuiz, readCachedQuiz } from '../../../../src/device/store/quiz-cache.ts'
import type { Store } from '../../../../src/device/store/store.ts'
import { createDevice } from '../tabs.ts'

let device: ReturnType<typeof createDevice>
let store: Store

beforeEach(() => {
  device = createDevice()
  store = device.openTab()
})
afterEach(() => device.close())

const quizOf = (id: string, version: string) => ({ id, version, questions: [] }) as unknown as PublicQuiz

test('a version is found as it was, beside a newer one; without a version the newest is', async () => {
  await cacheQuiz(store, quizOf('mechanics', 'v2'), 2_000)
  await cacheQuiz(store, quizOf('mechanics', 'v1'), 1_000)
  await cacheQuiz(store, quizOf('optics', 'v9'), 3_000)
  const versionOf = async (version: string | null) => (await readCachedQuiz(store, 'mechanics', version))?.version
  expect([await versionOf('v1'), await versionOf('v2'), await versionOf('v9')]).toEqual(['v1', 'v2', undefined])
  expect(await versionOf(null)).toBe('v2')
})

test('the four that were stored last stay', async () => {
  for (const version of ['1', '2', '3', '4', '5']) await cacheQuiz(store, quizOf('mechanics', version), Number(version))
  await cacheQuiz(store, quizOf('mechanics', '5'), 6)
  const found = ['1', '2', '3', '4', '5'].map((version) => readCachedQuiz(store, 'mechanics', version))
  expect((await Promise.all(found)).map((quiz) => quiz?.version)).toEqual([undefined, '2', '3', '4', '5'])
})

test('one from before quizzes had versions is the first, with indexes as the ids of its options', async () => {
  const old = { id: 'mechanics', title: 'Mechanics', questions: [{ id: 'torque', options: ['force', 'arm'] }] }
  await store.run((db) => db.put('quizzes', { id: 'mechanics', storedAt: 1, quiz: old }))
  expect(await readCachedQuiz(store, 'mechanics', 'first')).toMatchObject({
    version: 'first',
    questions: [
      {
        id: 'torque',
        options: [
          { id: '0', text: 'force' },
          { id: '1', text: 'arm' },
        ],
      },
    ],
  })
})
