import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AnsweredQuestion, type MissedQuestion, recordAnswer } from '#domain/quiz/mistakes.ts'
import type { Difficulty } from '#domain/quiz/quiz-kinds.ts'
import { RECENT_MAX, toLetter } from '#domain/study/mastery.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { missedQuestion, topicRecord } from '../db/schema.ts'

/** A graded answer to a question of the bank. */
export type Answer = AnsweredQuestion & { difficulty: Difficulty }

/** Characters of a question's id that are kept in `seen`, and of a separator. */
const SEEN_ID = 6
/** As many as a topic has questions, and some more. */
export const SEEN_MAX = 80 * (SEEN_ID + 1)

export function seenIdOf(questionId: string): string {
  return questionId.slice(0, SEEN_ID)
}

export type MissedRow = typeof missedQuestion.$inferSelect

/** The entries of these questions in a student's notebook, with those that left it. */
export function selectEntries(db: Database, userId: string | SQL, questionIds: readonly string[]) {
  // One parameter, however many ids: D1 allows 100 in a statement.
  const ids = JSON.stringify(questionIds)
  return db
    .select()
    .from(missedQuestion)
    .where(
      and(
        eq(missedQuestion.userId, userId),
        sql`${missedQuestion.questionId} in (select value from json_each(${ids}))`,
      ),
    )
}

/**
 * The statements that store answers in the notebook and in the records of topics. Run them in one batch. `onlyIf` is
 * a condition within the batch. Answers that are stored already change nothing, so they can be sent again.
 */
export function storeAnswers(
  db: Database,
  userId: string,
  answers: readonly Answer[],
  { entries, onlyIf = sql`1` }: { entries: readonly MissedRow[]; onlyIf?: SQL },
) {
  return [storeEntries(db, userId, answers, { entries, onlyIf }), storeTopics(db, userId, answers, onlyIf)] as const
}

type StoreOptions = { entries: readonly MissedRow[]; onlyIf: SQL }

function storeEntries(db: Database, userId: string, answers: readonly Answer[], { entries, onlyIf }: StoreOptions) {
  const known = new Map<string, MissedQuestion>(entries.map((entry) => [entry.questionId, entry]))
  const changed = new Map<string, MissedQuestion>()
  for (const answer of [...answers].sort((one, other) => one.at - other.at)) {
    const before = changed.get(answer.questionId) ?? known.get(answer.questionId) ?? null
    const after = recordAnswer(before, answer)
    if (after && after !== before) changed.set(answer.questionId, after)
  }
  const field = (name: keyof MissedQuestion) => sql.raw(`entry.value ->> '${name}'`)
  return db
    .insert(missedQuestion)
    .select(
      sql`select ${rowOf(missedQuestion, {
        userId,
        questionId: field('questionId'),
        chapter: field('chapter'),
        topic: field('topic'),
        memory: sql`json_extract(entry.value, '$.memory')`,
        dueDay: field('dueDay'),
        missedAt: field('missedAt'),
        answeredAt: field('answeredAt'),
        reviewedAt: field('reviewedAt'),
        knownDays: field('knownDays'),
        lastKnownDay: field('lastKnownDay'),
        leftAt: field('leftAt'),
      })} from json_each(${JSON.stringify([...changed.values()])}) as entry where ${onlyIf}`,
    )
    .onConflictDoUpdate({
      target: [missedQuestion.userId, missedQuestion.questionId],
      set: {
        memory: sql`excluded.memory`,
        dueDay: sql`excluded.due_day`,
        missedAt: sql`excluded.missed_at`,
        answeredAt: sql`excluded.answered_at`,
        reviewedAt: sql`excluded.reviewed_at`,
        knownDays: sql`excluded.known_days`,
        lastKnownDay: sql`excluded.last_known_day`,
        leftAt: sql`excluded.left_at`,
      },
      // Two devices can have read the same entry. The newer answer counts.
      setWhere: sql`excluded.answered_at > ${missedQuestion.answeredAt}`,
    })
}

/** Each answer counts once: those that are not newer than the last one of their topic are left out. */
function storeTopics(db: Database, userId: string, answers: readonly Answer[], onlyIf: SQL) {
  const sent = [...answers]
    .sort((one, other) => one.at - other.at)
    .map(({ chapter, topic, questionId, difficulty, isRight, at }) => ({
      chapter,
      topic,
      letter: toLetter(difficulty, isRight),
      seen: `${seenIdOf(questionId)},`,
      at,
    }))
  const field = (name: keyof (typeof sent)[number]) => sql.raw(`answer.value ->> '${name}'`)
  const isKnown = sql`select 1 from ${topicRecord} where ${topicRecord.userId} = ${userId}
    and ${topicRecord.chapter} = ${field('chapter')} and ${topicRecord.topic} = ${field('topic')}
    and ${topicRecord.lastAt} >= ${field('at')}`
  return db
    .insert(topicRecord)
    .select(
      sql`select ${rowOf(topicRecord, {
        userId,
        chapter: field('chapter'),
        topic: field('topic'),
        recent: sql`substr(group_concat(${field('letter')}, ''), ${-RECENT_MAX})`,
        seen: sql`substr(group_concat(${field('seen')}, ''), ${-SEEN_MAX})`,
        lastAt: sql`max(${field('at')})`,
      })} from json_each(${JSON.stringify(sent)}) as answer where ${onlyIf} and not exists (${isKnown})
        group by ${field('chapter')}, ${field('topic')}`,
    )
    .onConflictDoUpdate({
      target: [topicRecord.userId, topicRecord.chapter, topicRecord.topic],
      set: {
        recent: sql`substr(${topicRecord.recent} || excluded.recent, ${-RECENT_MAX})`,
        seen: sql`substr(${topicRecord.seen} || excluded.seen, ${-SEEN_MAX})`,
        lastAt: sql`excluded.last_at`,
      },
    })
}
