import { z } from 'zod'
import { ContentVisit } from '../../domain/study/content-access.ts'
import { router, studentProcedure } from '../procedures.ts'
import { listRecent, recordVisit } from './store.ts'

const RecentQuery = z
  .strictObject({ limit: z.int().min(1, 'Ask for 1 to 50 records.').max(50, 'Ask for 1 to 50 records.').default(10) })
  .default({ limit: 10 })

export const contentAccessRouter = router({
  record: studentProcedure
    .input(ContentVisit)
    .mutation(({ ctx, input }) => recordVisit(ctx.db, ctx.student.id, input, ctx.now)),

  recent: studentProcedure
    .input(RecentQuery)
    .query(({ ctx, input }) => listRecent(ctx.db, ctx.student.id, input.limit)),
})
