import { isObject, parseObject } from '../../../domain/untrusted-json.ts'
import type { Outputs } from '../../app/data/trpc.ts'
import { HOME } from '../keys.ts'
import { localTexts } from '../local-text.ts'

type Home = Outputs['home']['get']

/** Raised whenever the answer gets another shape: a copy of an older one is not read. */
const VERSION = 2

/** The worker's last answer for the home, shown until it answers again. Null if there is none that can be read. */
export function readHomeCopy(userId: string): Home | null {
  const stored = parseObject(localTexts.read(HOME + userId))
  return stored?.version === VERSION && isHome(stored.home) ? stored.home : null
}

export function writeHomeCopy(userId: string, home: Home): void {
  const text = JSON.stringify({ version: VERSION, home })
  if (text !== localTexts.read(HOME + userId)) localTexts.write(HOME + userId, text)
}

export function forgetHomeCopy(userId: string): void {
  localTexts.remove(HOME + userId)
}

/** The version says the shape; this only guards against a text that somebody has cut. */
function isHome(value: unknown): value is Home {
  if (!isObject(value) || !isObject(value.week) || !isObject(value.summary)) return false
  return [value.tasks, value.favorites, value.recommendations, value.activity].every(Array.isArray)
}
