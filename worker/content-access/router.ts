import { z } from 'zod'
import { Failure } from '../../domain/failure.ts'
import { ContentType, ContentVisit } from '../../domain/study/content-access.ts'
import { TOO_MUCH_FOR_A_DAY } from '../../domain/study/daily-limits.ts'
import { router, studentProcedure } from '../procedures.ts'
import { listRecent, recordVisit } from './store.ts'

const RecentQuery = z
  .strictObject({
    limit: z.int().min(1, 'Ask for 1 to 50 records.').max(50, 'Ask for 1 to 50 records.').default(10),
    /** Of these types only, among the latest 200 records. */
    types: z.array(ContentType).min(1, 'Ask for one type at least.').max(5, 'There are five types.').optional(),
  })
  .default({ limit: 10 })

export const contentAccessRouter = router({
  /** Returns `stored: false` if the student has reset all stats since the visit. Then it must not be sent again. */
  record: studentProcedure.input(ContentVisit).mutation(async ({ ctx, input }) => {
    const visit = await recordVisit(ctx.db, ctx.student.id, input, ctx.now)
    if (visit.outcome === 'too-many') throw new Failure('too-many-requests', TOO_MUCH_FOR_A_DAY)
    if (visit.outcome === 'before-reset') return { stored: false as const }
    return { stored: true as const, ...toRecord(visit.record) }
  }),

  recent: studentProcedure
    .input(RecentQuery)
    .query(async ({ ctx, input }) => (await listRecent(ctx.db, ctx.student.id, input)).map(toRecord)),
})

function toRecord({ userId: _, ...record }: Awaited<ReturnType<typeof listRecent>>[number]) {
  return record
}
