import type { ContentType } from './content-types.ts'

/** How many entries the home and the profile show. */
export const ACTIVITIES_SHOWN = 3
/** How many of each kind the worker reads for them. */
export const ACTIVITIES_READ = Math.max(5, ACTIVITIES_SHOWN)

type Result = { id: string; quizId: string; title: string; subject: string; score: number; timestamp: number }
type Visit = {
  id: string
  contentType: ContentType
  contentId: string
  title: string
  subject: string
  url: string | null
  lastAccessed: number
}

/** A quiz with its score in percent, or a content access with its address. */
export type Activity = { id: string; title: string; subject: string; at: number } & (
  | { kind: 'result'; score: number }
  | { kind: ContentType; url: string | null }
)

/**
 * Merges quiz results and content accesses, newest first. A quiz that was opened and then finished appears only as its
 * result.
 */
export function mergeActivity(results: readonly Result[], visits: readonly Visit[], count: number): Activity[] {
  const finished = results.map(
    ({ id, title, subject, score, timestamp }): Activity => ({
      id,
      title,
      subject,
      at: timestamp,
      kind: 'result',
      score,
    }),
  )
  const isFinished = ({ contentType, contentId, lastAccessed }: Visit) =>
    contentType === 'quiz' && results.some(({ quizId, timestamp }) => quizId === contentId && timestamp >= lastAccessed)
  const opened = visits
    .filter((visit) => !isFinished(visit))
    .map(
      ({ id, contentType, title, subject, url, lastAccessed }): Activity => ({
        id,
        title,
        subject,
        at: lastAccessed,
        kind: contentType,
        url,
      }),
    )
  return [...finished, ...opened].sort((one, other) => other.at - one.at).slice(0, count)
}
