import * as z from 'zod/mini'
import { StoredProfile } from '#domain/account/profile.ts'
import { Amount, Count, parseJson, Text } from '#domain/stored-json.ts'
import { CONTENT_TYPES } from '#domain/study/content-types.ts'
import { StoredFavorite } from '#domain/study/favorite-list.ts'
import { StoredTask, type TaskChange, withChanges } from '#domain/study/task-list.ts'
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

const TextOrNull = z.nullable(Text)
const ContentType = z.enum(CONTENT_TYPES)
const entry = { id: Text, title: Text, subject: Text, at: Count }

/** A new field of the answer must be read here, too; the types say so. */
const StoredHome: z.ZodMiniType<Home> = z.object({
  profile: z.nullable(StoredProfile),
  favorites: z.array(StoredFavorite),
  tasks: z.array(StoredTask),
  lastNote: z.nullable(
    z.object({
      id: Text,
      contentId: Text,
      contentType: ContentType,
      title: Text,
      subject: Text,
      chapter: TextOrNull,
      url: TextOrNull,
      progress: Amount,
      lastAccessed: Count,
      page: z.nullable(Count),
    }),
  ),
  recommendations: z.array(
    z.object({
      contentId: Text,
      contentType: z.enum(['chapter', 'quiz']),
      title: Text,
      subject: Text,
      reason: Text,
      score: Amount,
      timestamp: Count,
      url: Text,
    }),
  ),
  activity: z.array(
    z.union([
      z.object({ ...entry, kind: z.literal('result'), score: Amount }),
      z.object({ ...entry, kind: ContentType, url: TextOrNull }),
    ]),
  ),
  summary: z.object({ totalStudyTime: Amount, totalQuizzes: Count, totalContentViews: Count }),
  mistakesDue: Count,
  corrected: z.array(
    z.object({ attemptId: Text, title: Text, scoreBefore: Count, scoreAfter: Count, correctedAt: Count }),
  ),
  unfinished: z.nullable(z.object({ attemptId: Text, title: Text, answered: Count, totalQuestions: Count })),
  week: z
    .object({ days: z.array(Text), seconds: z.array(Amount) })
    .check(z.refine(({ days, seconds }) => days.length === seconds.length)),
})

/**
 * The worker's last answer for the home, shown until it answers again. Null if there is none, if part of it cannot be
 * read, or if its profile is another student's.
 */
export function parseHomeCopy(userId: string, text: string | null): Home | null {
  const home = parseJson(StoredHome, text)
  return home?.profile && home.profile.id !== userId ? null : home
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
