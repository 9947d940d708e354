import { router, studentProcedure } from '../procedures.ts'
import { deleteStudy } from './store.ts'

export const resetRouter = router({
  /** Reset All Stats. It can be sent twice without harm. */
  stats: studentProcedure.mutation(async ({ ctx }) => {
    await deleteStudy(ctx.db, ctx.student.id, ctx.now)
    return { reset: true }
  }),
})
