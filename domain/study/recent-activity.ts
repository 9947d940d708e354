type Result = { id: string; title: string; subject: string; score: number; timestamp: number }
type Visit = { id: string; title: string; subject: string; url: string | null; lastAccessed: number }

/** A quiz with its score in percent, or a content access with its address. */
export type Activity = { id: string; title: string; subject: string; at: number } & (
  | { kind: 'quiz'; score: number }
  | { kind: 'content'; url: string | null }
)

/** Merges quiz results and content accesses, newest first. */
export function mergeActivity(results: readonly Result[], visits: readonly Visit[], count: number): Activity[] {
  const quizzes = results.map(
    ({ id, title, subject, score, timestamp }): Activity => ({
      id,
      title,
      subject,
      at: timestamp,
      kind: 'quiz',
      score,
    }),
  )
  const contents = visits.map(
    ({ id, title, subject, url, lastAccessed }): Activity => ({
      id,
      title,
      subject,
      at: lastAccessed,
      kind: 'content',
      url,
    }),
  )
  return [...quizzes, ...contents].sort((one, other) => other.at - one.at).slice(0, count)
}
