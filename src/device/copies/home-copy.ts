import { type TaskChange, withChanges } from '../../../domain/study/task-list.ts'
import { isObject, parseObject } from '../../../domain/untrusted-json.ts'
import type { Outputs } from '../../app/data/trpc.ts'
import { HOME } from '../keys.ts'
import { localTexts } from '../local-text.ts'

type Home = Outputs['home']['get']

/** Raised whenever the answer gets another shape: a copy of an older one is not read. */
const VERSION = 2

/** The copy as it is stored, or null while this device knows nothing. */
export function readHomeText(userId: string): string | null {
  return localTexts.read(HOME + userId)
}

/** The worker's last answer for the home, shown until it answers again. Null if there is none that can be read. */
export function parseHomeCopy(text: string | null): Home | null {
  const stored = parseObject(text)
  return stored?.version === VERSION && isHome(stored.home) ? stored.home : null
}

export function writeHomeCopy(userId: string, home: Home): void {
  const text = JSON.stringify({ version: VERSION, home })
  if (text !== readHomeText(userId)) localTexts.write(HOME + userId, text)
}

export function forgetHomeCopy(userId: string): void {
  localTexts.remove(HOME + userId)
}

/** The worker has taken a change of a task: the copy shows it until the worker lists it. */
export function applyToHomeTasks(userId: string, id: string, change: TaskChange): void {
  const home = parseHomeCopy(readHomeText(userId))
  if (home) writeHomeCopy(userId, { ...home, tasks: withChanges(home.tasks, [{ id, change }]) })
}

/** The version says the shape; this only guards against a text that somebody has cut. */
function isHome(value: unknown): value is Home {
  if (!isObject(value) || !isObject(value.week) || !isObject(value.summary)) return false
  return [value.tasks, value.favorites, value.recommendations, value.activity].every(Array.isArray)
}
