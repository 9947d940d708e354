import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { FIRST_VERSION, parseAnswers } from '#domain/quiz/answers.ts'
import { type GradedQuestion, type GradedQuiz, gradeQuiz, sumRightMarks } from '#domain/quiz/grading.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { findVersion, withKeysOf } from '#domain/quiz/quiz-versions.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { correctedResult, missedQuestion, quizResult, stats, subjectStats } from '../db/schema.ts'
import { toAnswers } from '../learning/bank-questions.ts'
import { selectEntries, storeAnswers } from '../learning/record.ts'
import { type Assets, findInBank } from '../quizzes/bank.ts'
import type { StoredResult } from './store.ts'

/** Rows that are read at a time. */
const PAGE = 200

/** How many results were read, and of them: graded anew, changed by it, and of a version that the bank does not have. */
export type Corrections = { read: number; regraded: number; changed: number; unknown: number }

/**
 * Grades stored results again if a right answer has been corrected since, corrects the sums and the notebook of
 * mistakes, and leaves a notice for the home of each student whose score changed. Each result is one batch, which does
 * nothing the second time: run it as often as you like, also while students work.
 */
export async function correctResults(db: Database, assets: Assets, now: number): Promise<Corrections> {
  const counts: Corrections = { read: 0, regraded: 0, changed: 0, unknown: 0 }
  let last = ''
  for (;;) {
    const rows = await db
      .select()
      .from(quizResult)
      .where(gt(quizResult.id, last))
      .orderBy(asc(quizResult.id))
      .limit(PAGE)
    for (const row of rows) {
      counts.read += 1
      const found = await regrade(assets, row)
      if (found === 'unknown') counts.unknown += 1
      if (found === 'unknown' || found === 'same') continue
      await storeCorrection(db, assets, row, found, now)
      counts.regraded += 1
      if (isChanged(row, found.after)) counts.changed += 1
    }
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return counts
    last = end.id
  }
}

type Regraded = {
  quiz: Quiz
  /** The version whose right answers count now. */
  today: string
  before: GradedQuiz
  after: GradedQuiz
}

async function regrade(assets: Assets, row: StoredResult): Promise<Regraded | 'same' | 'unknown'> {
  const found = await findInBank(assets, row.quizId)
  if (row.keyVersion === found?.today.version) return 'same'
  const seen = found && findVersion(found, row.quizVersion ?? FIRST_VERSION)
  const keys = found && (row.keyVersion === null ? seen : findVersion(found, row.keyVersion))
  if (!found || !seen || !keys) return 'unknown'
  const answers = parseAnswers(row.answers)
  const quiz = withKeysOf(seen, found.today)
  const before = gradeQuiz(withKeysOf(seen, keys), answers)
  const after = gradeQuiz(quiz, answers)
  const isSame = after.questions.every(
    ({ correctAnswer }, index) => correctAnswer === before.questions[index]?.correctAnswer,
  )
  return isSame ? 'same' : { quiz, today: found.today.version, before, after }
}

function isChanged(row: StoredResult, { score, earnedMarks, correctAnswers }: GradedQuiz): boolean {
  return score !== row.score || earnedMarks !== row.earnedMarks || correctAnswers !== row.correctAnswers
}

async function storeCorrection(
  db: Database,
  assets: Assets,
  row: StoredResult,
  { quiz, today, before, after }: Regraded,
  now: number,
): Promise<void> {
  const { id, userId, attemptId, keyVersion, title } = row
  const { score, earnedMarks, correctAnswers } = after
  // Points never fall: marks that were given stay.
  const rightMarks = Math.max(row.rightMarks, sumRightMarks(quiz, after.questions))
  const stored = and(eq(quizResult.id, id), sql`${quizResult.keyVersion} is ${keyVersion}`)
  const isOld = exists(db.select({ id: quizResult.id }).from(quizResult).where(stored))
  const answers = await toAnswers(assets, quiz, onlyTurned(before, after), now)
  const wrong = answers.filter(({ isRight }) => !isRight)
  const right = answers.filter(({ isRight }) => isRight).map(({ questionId }) => questionId)
  const wrongIds = wrong.map(({ questionId }) => questionId)
  const entries = wrongIds.length > 0 ? await selectEntries(db, userId, wrongIds) : []
  const notice = { userId, attemptId, title, scoreBefore: row.score, scoreAfter: score, correctedAt: now }
  await db.batch([
    db
      .update(stats)
      .set({
        quizScoreSum: sql`${stats.quizScoreSum} + ${score - row.score}`,
        marksEarned: sql`${stats.marksEarned} + ${rightMarks - row.rightMarks}`,
      })
      .where(and(eq(stats.userId, userId), isOld)),
    db
      .update(subjectStats)
      .set({ scoreSum: sql`${subjectStats.scoreSum} + ${score - row.score}` })
      .where(and(eq(subjectStats.userId, userId), eq(subjectStats.subject, row.subject), isOld)),
    db
      .insert(correctedResult)
      .select(sql`select ${rowOf(correctedResult, notice)} where ${isChanged(row, after) ? 1 : 0} and ${isOld}`)
      .onConflictDoUpdate({
        target: [correctedResult.userId, correctedResult.attemptId],
        set: { scoreAfter: score, correctedAt: now },
      }),
    // A mistake of this attempt that was none leaves the notebook.
    db
      .update(missedQuestion)
      .set({ leftAt: now })
      .where(
        and(
          eq(missedQuestion.userId, userId),
          sql`${missedQuestion.questionId} in (select value from json_each(${JSON.stringify(right)}))`,
          eq(missedQuestion.missedAt, row.completedAt),
          isNull(missedQuestion.leftAt),
          isOld,
        ),
      ),
    ...storeAnswers(db, userId, wrong, { entries, onlyIf: isOld }),
    db.update(quizResult).set({ score, earnedMarks, correctAnswers, rightMarks, keyVersion: today }).where(stored),
    db
      .update(stats)
      .set({
        quizBestScore: sql`(select max(${quizResult.score}) from ${quizResult} where ${quizResult.userId} = ${userId})`,
      })
      .where(eq(stats.userId, userId)),
  ])
}

/** The graded questions, with those left open that were right or wrong before as well. */
function onlyTurned(before: GradedQuiz, after: GradedQuiz): GradedQuestion[] {
  return after.questions.map((question, index) =>
    question.isCorrect === before.questions[index]?.isCorrect ? { ...question, chosen: null } : question,
  )
}
