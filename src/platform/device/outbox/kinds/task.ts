import { StoredTaskChange, type Task, type TaskChange, withChanges } from '#domain/study/task-list.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import type { OutboxKind } from './kind.ts'

/** A change in the planner; its id is the task's. */
export const task: OutboxKind<TaskChange, Outputs['tasks']['add']> = {
  payload: StoredTaskChange,
  send(api, { id, payload }, _, signal) {
    if (payload.action === 'add') return api.tasks.add.mutate(payload.task, { signal })
    if (payload.action === 'delete') return api.tasks.delete.mutate({ id }, { signal })
    return api.tasks.complete.mutate({ id, completed: payload.completed }, { signal })
  },
  merge: (before, after) => ({ ...after, payload: mergeChanges(before.payload, after.payload) }),
  unsentName: { name: 'task', hasPlural: true },
  failure: 'Saving a task failed',
  isStudy: false,

  async show({ queryClient, utils: { home, tasks } }, { id, payload }) {
    // An answer to an earlier request could be older than this one.
    await Promise.all([home.get.cancel(), tasks.list.cancel()])
    const changes = [{ id, change: payload }]
    home.get.setData(undefined, (before) => before && { ...before, tasks: withChanges(before.tasks, changes) })
    // For every week that was requested: the key of the procedure, without an input.
    const everyWeek = { queryKey: [['tasks', 'list']] }
    queryClient.setQueriesData<Task[]>(everyWeek, (before) => before && withChanges(before, changes))
  },
  async refresh({ home, tasks }) {
    await home.get.cancel()
    await Promise.all([home.invalidate(), tasks.invalidate()])
  },
  // The copy of the home has shown the change since it was made.
  undo: ({ utils }) => utils.home.invalidate(),
  isRefusalSaid: true,
}

/** A task that has not been sent yet is sent in its current state. */
function mergeChanges(before: TaskChange, after: TaskChange): TaskChange {
  if (before.action !== 'add' || after.action !== 'complete') return after
  return { action: 'add', task: { ...before.task, completed: after.completed } }
}
