import { Failure } from '#domain/failure.ts'
import { Task, TaskCompletion, TaskDays, TaskName } from '#domain/study/task.ts'
import { TASK_MESSAGES } from '#domain/study/task-rules.ts'
import { router, studentProcedure } from '../procedures.ts'
import { addTask, completeTask, deleteTask, selectTasks } from './store.ts'

/** Each change can be sent twice: adding is by id, completing sets a value, and deleting a deleted task is no error. */
export const tasksRouter = router({
  list: studentProcedure.input(TaskDays).query(({ ctx, input }) => selectTasks(ctx.db, ctx.student.id, input)),

  add: studentProcedure.input(Task).mutation(async ({ ctx, input }) => {
    const isThere = await addTask(ctx.db, ctx.student.id, input)
    if (!isThere) throw new Failure('conflict', TASK_MESSAGES.tooMany)
    return { stored: true }
  }),

  complete: studentProcedure.input(TaskCompletion).mutation(async ({ ctx, input }) => {
    await completeTask(ctx.db, ctx.student.id, input)
    return { stored: true }
  }),

  delete: studentProcedure.input(TaskName).mutation(async ({ ctx, input }) => {
    await deleteTask(ctx.db, ctx.student.id, input)
    return { stored: true }
  }),
})
