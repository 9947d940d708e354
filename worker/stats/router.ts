import { router, studentProcedure } from '../procedures.ts'
import { readStats } from './store.ts'

export const statsRouter = router({
  /** Study time is in seconds. */
  get: studentProcedure.query(({ ctx }) => readStats(ctx.db, ctx.student.id)),
})
