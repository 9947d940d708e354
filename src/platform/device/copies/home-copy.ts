import { findProfile } from '#domain/account/profile.ts'
import { CONTENT_TYPES } from '#domain/study/content-types.ts'
import { parseFavorite } from '#domain/study/favorite-list.ts'
import { parseTask, type TaskChange, withChanges } from '#domain/study/task-list.ts'
import { isAmount, isCount, isObject, isText, parseObject } from '#domain/untrusted-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { HOME } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { listUnsent } from '../outbox/add.ts'

type Answer = Outputs['home']['get']

/** The part of the worker's answer that the home shows. */
export type Home = Omit<Answer, 'summary'> & { summary: Omit<Answer['summary'], 'recentQuizzes' | 'recentContent'> }

/** The stored copy, or null if this device has none. */
export function readHomeText(userId: string): string | null {
  return localTexts.read(HOME + userId)
}

/**
 * The worker's last answer for the home, shown until it answers again. Null if there is none, or if part of it cannot
 * be read. A new field of the answer must be read here, too; the types say so.
 */
export function parseHomeCopy(userId: string, text: string | null): Home | null {
  const stored = parseObject(text)
  if (!stored) return null
  const profile = findProfile(userId, stored.profile)
  const favorites = parseEvery(stored.favorites, parseFavorite)
  const tasks = parseEvery(stored.tasks, parseTask)
  const lastNote = parseLastNote(stored.lastNote)
  const recommendations = parseEvery(stored.recommendations, parseRecommendation)
  const activity = parseEvery(stored.activity, parseActivity)
  const summary = parseSummary(stored.summary)
  const week = parseWeek(stored.week)
  if (!favorites || !tasks || !recommendations || !activity || !summary || !week) return null
  if ((stored.profile !== null && !profile) || (stored.lastNote !== null && !lastNote)) return null
  return { profile, favorites, tasks, lastNote, recommendations, activity, summary, week }
}

/** Replaces the copy by the worker's answer, with the changes of tasks applied that the worker does not have yet. */
export function writeHomeCopy(userId: string, home: Home): void {
  const changes = listUnsent('task', userId).map(({ id, payload }) => ({ id, change: payload }))
  const text = JSON.stringify({ ...home, tasks: withChanges(home.tasks, changes) })
  if (text !== readHomeText(userId)) localTexts.write(HOME + userId, text)
}

export function forgetHomeCopy(userId: string): void {
  localTexts.remove(HOME + userId)
}

/** The copy shows a change of a task until the worker lists it. */
export function applyToHomeTasks(userId: string, id: string, change: TaskChange): void {
  const home = parseHomeCopy(userId, readHomeText(userId))
  if (home) writeHomeCopy(userId, { ...home, tasks: withChanges(home.tasks, [{ id, change }]) })
}

function parseLastNote(value: unknown): Home['lastNote'] {
  if (!isObject(value)) return null
  const { id, contentId, title, subject, chapter, url, progress, lastAccessed, page } = value
  const contentType = findContentType(value.contentType)
  if (!isText(id) || !isText(contentId) || !contentType || !isText(title) || !isText(subject)) return null
  if (!isTextOrNull(chapter) || !isTextOrNull(url) || !isAmount(progress) || !isCount(lastAccessed)) return null
  if (page !== null && !isCount(page)) return null
  return { id, contentId, contentType, title, subject, chapter, url, progress, lastAccessed, page }
}

function parseRecommendation(value: unknown): Home['recommendations'][number] | null {
  if (!isObject(value)) return null
  const { contentId, title, subject, reason, score, timestamp, url } = value
  const contentType = (['chapter', 'quiz'] as const).find((type) => type === value.contentType)
  if (!isText(contentId) || !contentType || !isText(title) || !isText(subject)) return null
  if (!isText(reason) || !isAmount(score) || !isCount(timestamp) || !isText(url)) return null
  return { contentId, contentType, title, subject, reason, score, timestamp, url }
}

function parseActivity(value: unknown): Home['activity'][number] | null {
  if (!isObject(value)) return null
  const { id, title, subject, at, score, url } = value
  if (!isText(id) || !isText(title) || !isText(subject) || !isCount(at)) return null
  const entry = { id, title, subject, at }
  if (value.kind === 'result') return isAmount(score) ? { ...entry, kind: 'result', score } : null
  const kind = findContentType(value.kind)
  return kind && isTextOrNull(url) ? { ...entry, kind, url } : null
}

function parseSummary(value: unknown): Home['summary'] | null {
  if (!isObject(value)) return null
  const { totalStudyTime, totalQuizzes, totalContentViews } = value
  if (!isAmount(totalStudyTime) || !isCount(totalQuizzes) || !isCount(totalContentViews)) return null
  return { totalStudyTime, totalQuizzes, totalContentViews }
}

function parseWeek(value: unknown): Home['week'] | null {
  if (!isObject(value)) return null
  const days = parseEvery(value.days, (day) => (isText(day) ? day : null))
  const seconds = parseEvery(value.seconds, (one) => (isAmount(one) ? one : null))
  return days && seconds && days.length === seconds.length ? { days, seconds } : null
}

function findContentType(value: unknown) {
  return CONTENT_TYPES.find((type) => type === value)
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value)
}

/** A list if every entry can be read, otherwise null. */
function parseEvery<Entry>(value: unknown, parse: (entry: unknown) => Entry | null): Entry[] | null {
  if (!Array.isArray(value)) return null
  const entries = value.flatMap((entry) => parse(entry) ?? [])
  return entries.length === value.length ? entries : null
}
