import { Failure } from '#domain/failure.ts'
import { QuestionReport } from '#domain/quiz/question-report.ts'
import { REPORT_MESSAGES, REPORT_WINDOW_MS, REPORTS_PER_HOUR } from '#domain/quiz/report-rules.ts'
import { openDailyHash } from '../db/daily-secret.ts'
import { questionReport } from '../db/schema.ts'
import { networkOf } from '../http/network.ts'
import { findPlace } from '../learning/bank-questions.ts'
import { publicProcedure, router } from '../procedures.ts'
import { storeWithinLimit } from '../throttle/store-within-limit.ts'

export const questionReportsRouter = router({
  /** Stores what a student or a visitor finds wrong with a question. `npm run reports` lists it for editors. */
  send: publicProcedure.input(QuestionReport).mutation(async ({ ctx, input: { questionId, ...report } }) => {
    const place = await findPlace(ctx.assets, questionId)
    if (!place) throw new Failure('not-found', REPORT_MESSAGES.noQuestion)
    const student = await ctx.findStudent()
    const hash = student ? null : await openDailyHash(ctx.db, ctx.now)
    const sender = student?.id ?? hash?.('question report', networkOf(ctx.address)) ?? ''
    const row = { ...report, ...place, userId: student?.id ?? null, sender, createdAt: ctx.now, handledAt: null }
    const limit = { most: REPORTS_PER_HOUR, windowMs: REPORT_WINDOW_MS }
    if (!(await storeWithinLimit(ctx.db, questionReport, row, limit)))
      throw new Failure('too-many-requests', REPORT_MESSAGES.tooMany)
    return { received: true } as const
  }),
})
