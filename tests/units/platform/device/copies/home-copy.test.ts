import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseProfile } from '#domain/account/profile.ts'
import { emptyHome } from '#src/features/home/home-data.ts'
import {
  applyToHomeTasks,
  type Home,
  parseHomeCopy,
  readHomeText,
  writeHomeCopy,
} from '#src/platform/device/copies/home-copy.ts'
import { stubPage } from '../page.ts'

const ASHA = 'a1b2'
const EMPTY = emptyHome(null, '2026-11-22')
const TASK = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'Read chapter 3',
  completed: false,
  date: '2026-11-22',
  priority: 'high',
  createdAt: 1,
} as const

const OPENED = { contentId: 'n1', title: 'Waves', subject: 'Physics' }
/** A copy with an entry of everything that the home shows. */
const FULL: Home = {
  ...EMPTY,
  profile: parseProfile(ASHA, JSON.stringify({ id: ASHA, email: 'asha@example.com' })),
  favorites: [
    {
      id: 'note_1',
      type: 'note',
      title: 'Waves',
      subject: 'Physics',
      chapter: null,
      url: '/dashboard/notes/n1',
      icon: null,
      addedAt: 1,
    },
  ],
  tasks: [TASK],
  lastNote: {
    id: 'a',
    ...OPENED,
    contentType: 'note',
    chapter: 'Waves',
    url: null,
    progress: 12.5,
    lastAccessed: 3,
    page: null,
  },
  recommendations: [
    { ...OPENED, contentType: 'quiz', reason: 'Weak', score: 0.8, timestamp: 4, url: '/dashboard/quizzes/take' },
  ],
  activity: [
    { id: 'r', title: 'Waves', subject: 'Physics', at: 5, kind: 'result', score: 80 },
    { id: 'v', title: 'Waves', subject: 'Physics', at: 4, kind: 'note', url: null },
  ],
}

beforeEach(() => void stubPage())
afterEach(() => vi.unstubAllGlobals())

const copy = () => parseHomeCopy(ASHA, readHomeText(ASHA))

test.each([EMPTY, FULL])('the copy of the home is read as it was written, for its student alone', (home) => {
  writeHomeCopy(ASHA, home)
  expect(copy()).toEqual(home)
  expect(readHomeText('b3c4')).toBeNull()
})

test('the copy of another student is none', () => {
  expect(parseHomeCopy('b3c4', JSON.stringify(FULL))).toBeNull()
})

/** The paths of all fields, such as ['week', 'days']. */
function listPaths(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...listPaths(inner).map((path) => [key, ...path])])
}

/** The copy with another value in one field; undefined removes the field. */
function withField(path: string[], value: unknown): string {
  const home: unknown = structuredClone(FULL)
  const target = path.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), home)
  Reflect.set(Object(target), path.at(-1) ?? '', value)
  return JSON.stringify(home)
}

/** The functions that read these entries have their own tests. */
const READ_ELSEWHERE = /^(profile|favorites|tasks)\./

test('a copy of another shape is dropped: without any one of its fields, and with any of another kind', () => {
  const paths = listPaths(FULL).filter((path) => !READ_ELSEWHERE.test(path.join('.')))
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    for (const value of [undefined, [true]]) {
      expect([path, value, parseHomeCopy(ASHA, withField(path, value))]).toEqual([path, value, null])
    }
  }
})

test('a change of a task shows in the copy', () => {
  writeHomeCopy(ASHA, EMPTY)
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

test.each([null, '', '[', '{}', '{"version":2,"home":{"week":{},"summary":{},"tasks":null}}'])(
  'the text %j is no copy',
  (text) => expect(parseHomeCopy(ASHA, text)).toBeNull(),
)
