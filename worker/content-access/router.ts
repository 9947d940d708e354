import { Failure } from '#domain/failure.ts'
import { ContentVisit, RecentAccesses } from '#domain/study/content-access.ts'
import { TOO_MUCH_FOR_A_DAY } from '#domain/study/daily-limits.ts'
import { router, studentProcedure } from '../procedures.ts'
import { listRecent, recordVisit } from './store.ts'

export const contentAccessRouter = router({
  /** Returns `stored: false` if the student has reset all stats since the visit. Then it must not be sent again. */
  record: studentProcedure.input(ContentVisit).mutation(async ({ ctx, input }) => {
    const visit = await recordVisit(ctx.db, ctx.student.id, input, ctx.now)
    if (visit.outcome === 'too-many') throw new Failure('too-many-requests', TOO_MUCH_FOR_A_DAY)
    if (visit.outcome === 'before-reset') return { stored: false as const }
    return { stored: true as const, ...toRecord(visit.record) }
  }),

  recent: studentProcedure
    .input(RecentAccesses)
    .query(async ({ ctx, input }) => (await listRecent(ctx.db, ctx.student.id, input)).map(toRecord)),
})

function toRecord({ userId: _, ...record }: Awaited<ReturnType<typeof listRecent>>[number]) {
  return record
}
