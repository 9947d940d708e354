import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyToHomeTasks, parseHomeCopy, readHomeText, writeHomeCopy } from '../../../src/device/copies/home-copy.ts'
import { emptyHome } from '../../../src/features/home/home-data.ts'

const ASHA = 'a1b2'
const HOME = emptyHome(null, Date.parse('2026-11-22T06:15:00Z'))
const TASK = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'Read chapter 3',
  completed: false,
  date: '2026-11-22',
  priority: 'high',
  createdAt: 1,
} as const

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const copy = () => parseHomeCopy(readHomeText(ASHA))

test('the copy of the home is read as it was written, for its student alone', () => {
  writeHomeCopy(ASHA, HOME)
  expect(copy()).toEqual(HOME)
  expect(readHomeText('b3c4')).toBeNull()
})

test('a change of a task that has arrived shows in the copy', () => {
  writeHomeCopy(ASHA, HOME)
  applyToHomeTasks(ASHA, TASK.id, { action: 'add', task: TASK })
  expect(copy()?.tasks).toEqual([TASK])
  applyToHomeTasks(ASHA, TASK.id, { action: 'complete', completed: true })
  expect(copy()?.tasks).toEqual([{ ...TASK, completed: true }])
  applyToHomeTasks(ASHA, TASK.id, { action: 'delete' })
  expect(copy()?.tasks).toEqual([])
})

test('without a copy it makes none', () => {
  applyToHomeTasks(ASHA, TASK.id, { action: 'add', task: TASK })
  expect(readHomeText(ASHA)).toBeNull()
})

test.each([null, '', '[', '{}', '{"version":1}', '{"version":1,"home":{"week":{},"summary":{},"tasks":null}}'])(
  'the text %j is no copy',
  (text) => {
    expect(parseHomeCopy(text)).toBeNull()
  },
)
