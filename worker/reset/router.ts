import { router, studentProcedure } from '../procedures.ts'
import { deleteStudy } from './store.ts'

export const resetRouter = router({
  /** Reset All Stats. Doing it twice is no mistake. */
  stats: studentProcedure.mutation(async ({ ctx }) => {
    await deleteStudy(ctx.db, ctx.student.id, ctx.now)
    return { reset: true }
  }),
})
