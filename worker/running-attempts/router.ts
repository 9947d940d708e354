import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { Failure } from '#domain/failure.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { type GradedQuiz, resolveAnswers } from '#domain/quiz/grading.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { RunningAttemptName, RunningAttemptReport } from '#domain/quiz/running-attempt.ts'
import { RUNNING_MESSAGES } from '#domain/quiz/running-attempt-rules.ts'
import {
  type KnownAttempt,
  receiveGivingUp,
  receiveReport,
  receiveTake,
  type SharedAttempt,
  timeLeft,
} from '#domain/quiz/shared-attempt.ts'
import { type Context, publicProcedure, router, studentProcedure } from '../procedures.ts'
import { readGrade } from '../quiz-results/grade.ts'
import { getQuiz, getVersion } from '../quizzes/find-quiz.ts'
import { type RunningRow, saveRunning, selectResult, selectRunning, selectUnfinished } from './store.ts'

/** What a device learns of an attempt. */
type Answer = {
  /** False if another request came in between: the device sends it again. */
  isSaved: boolean
  /** What the worker knows now; null after it was handed in. */
  shared: SharedAttempt | null
  /** Its result, if it was handed in. */
  ended: { grade: GradedQuiz; timeSpent: number; completedAt: number } | null
}

export const runningAttemptsRouter = router({
  /** The unfinished attempts of all devices, with the time that is left. */
  list: studentProcedure.query(async ({ ctx }) => {
    const rows = await selectUnfinished(ctx.db, ctx.student.id)
    return rows.map((row) => ({ ...row.shared, remaining: timeLeft(row, ctx.now) }))
  }),

  /** A device reports its copy. It can be sent twice, late, and after the attempt was handed in. */
  report: publicProcedure.input(RunningAttemptReport).mutation(async ({ ctx, input: { shared, isGivenUp } }) => {
    const version = getVersion(await getQuiz(ctx.assets, shared.quizId), shared.version)
    checkQuestions(version, shared)
    const sent = { ...shared, answers: resolveAnswers(version, shared.answers) }
    return answer(ctx, shared.attemptId, (known) => {
      const isSame = !known || (known.shared.quizId === sent.quizId && known.shared.version === sent.version)
      if (!isSame) throw new Failure('conflict', RUNNING_MESSAGES.otherQuiz)
      return isGivenUp ? receiveGivingUp(known, sent, ctx.now) : receiveReport(known, sent, ctx.now)
    })
  }),

  /** Another device goes on with the attempt. */
  take: publicProcedure
    .input(RunningAttemptName)
    .mutation(({ ctx, input: { attemptId } }) =>
      answer(ctx, attemptId, (known) => known && receiveTake(known, ctx.now)),
    ),
})

/** @throws Failure `invalid` when anything is said of a question that the quiz does not have */
function checkQuestions({ questions }: Quiz, shared: SharedAttempt): void {
  const { answeredAt, flagged, flaggedAt, visited, times } = shared
  const known = new Set(questions.map(({ id }) => id))
  const named = [...flagged, ...visited, ...[answeredAt, flaggedAt, times].flatMap(Object.keys)]
  if (!named.every((id) => known.has(id))) throw new Failure('invalid', ATTEMPT_MESSAGES.unknownQuestion)
}

/** Two round trips: one for the session and the row, one that stores what becomes of it. */
async function answer(
  ctx: Context,
  attemptId: string,
  receive: (known: KnownAttempt | null) => KnownAttempt | null,
): Promise<Answer> {
  const { student, rows } = await ctx.findStudentWith<RunningRow[]>((userId) =>
    selectRunning(ctx.db, userId, attemptId),
  )
  if (!student) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  const [before] = rows
  const after = receive(before ?? null)
  const { row, isSaved, result } = after
    ? await saveRunning(ctx.db, student.id, attemptId, { before, after, now: ctx.now })
    : { row: null, isSaved: false, result: (await selectResult(ctx.db, student.id, attemptId))[0] ?? null }
  if (!result && !row) throw new Failure('not-found', RUNNING_MESSAGES.gone)
  if (!result) return { isSaved, shared: row?.shared ?? null, ended: null }
  const { timeSpent, completedAt } = result
  return { isSaved: true, shared: null, ended: { grade: await readGrade(ctx.assets, result), timeSpent, completedAt } }
}
