import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import {
  cacheQuiz,
  forgetSavedQuizzes,
  listSavedQuizzes,
  readCachedQuiz,
  saveQuiz,
} from '#src/platform/device/store/quiz-cache.ts'
import type { Store } from '#src/platform/device/store/store.ts'
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
  const versionOf = async (version: string | null) => (await readCachedQuiz(store, 'mechanics', version))?.quiz.version
  expect([await versionOf('v1'), await versionOf('v2'), await versionOf('v9')]).toEqual(['v1', 'v2', undefined])
  expect(await versionOf(null)).toBe('v2')
})

test('the four that were stored last stay', async () => {
  for (const version of ['1', '2', '3', '4', '5']) await cacheQuiz(store, quizOf('mechanics', version), Number(version))
  await cacheQuiz(store, quizOf('mechanics', '5'), 6)
  const found = ['1', '2', '3', '4', '5'].map((version) => readCachedQuiz(store, 'mechanics', version))
  expect((await Promise.all(found)).map((found) => found?.quiz.version)).toEqual([undefined, '2', '3', '4', '5'])
})

const KEY = { salt: '', iv: '', data: '' }

test('a saved quiz stays whatever is begun after it, until it is removed', async () => {
  await saveQuiz(store, quizOf('optics', 'v1'), KEY, 0)
  for (const version of ['1', '2', '3', '4', '5']) await cacheQuiz(store, quizOf('mechanics', version), Number(version))
  await cacheQuiz(store, quizOf('optics', 'v1'), 9)
  expect((await readCachedQuiz(store, 'optics', null))?.sealed).toEqual(KEY)
  expect(await listSavedQuizzes(store)).toEqual(new Map([['optics', 'v1']]))
  await forgetSavedQuizzes(store, new Set(['heat']))
  expect(await readCachedQuiz(store, 'optics', null)).toBeNull()
  expect((await readCachedQuiz(store, 'mechanics', '5'))?.quiz.version).toBe('5')
})

test('of a saved quiz the version before stays with the newest, because an attempt may be open with it', async () => {
  for (const version of ['1', '2', '3']) await saveQuiz(store, quizOf('optics', version), KEY, Number(version))
  const found = await Promise.all(['1', '2', '3'].map((version) => readCachedQuiz(store, 'optics', version)))
  expect(found.map((one) => one?.quiz.version)).toEqual([undefined, '2', '3'])
  expect((await listSavedQuizzes(store)).get('optics')).toBe('3')
})
