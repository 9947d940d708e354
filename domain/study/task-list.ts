// The tasks of the planner as a device has them.
import * as z from 'zod/mini'
import { Count, parseStored, Text } from '../stored-json.ts'

/** The least urgent first. */
export const TASK_PRIORITIES = ['low', 'medium', 'high'] as const
export type TaskPriority = (typeof TASK_PRIORITIES)[number]

/** A task as a device stores it. */
export const StoredTask = z.object({
  id: Text,
  title: Text,
  completed: z.catch(z.boolean(), false),
  /** A calendar day in Nepal, such as 2026-11-21. */
  date: Text,
  priority: z.enum(TASK_PRIORITIES),
  createdAt: Count,
})
export type Task = z.infer<typeof StoredTask>

/** A task as a student enters it. */
export type NewTask = Omit<Task, 'id' | 'completed' | 'createdAt'>

/** A task that a device stored, or null if it cannot be read. */
export function parseTask(value: unknown): Task | null {
  return parseStored(StoredTask, value)
}

/** Open tasks come before done ones, then by priority, then by the time of adding. */
export function sortTasks(tasks: readonly Task[]): Task[] {
  return [...tasks].sort(
    (one, other) =>
      Number(one.completed) - Number(other.completed) ||
      TASK_PRIORITIES.indexOf(other.priority) - TASK_PRIORITIES.indexOf(one.priority) ||
      one.createdAt - other.createdAt,
  )
}

export const StoredTaskChange = z.union([
  z.object({ action: z.literal('add'), task: StoredTask }),
  z.object({ action: z.literal('complete'), completed: z.boolean() }),
  z.object({ action: z.literal('delete') }),
])
/** A student's change of a task. */
export type TaskChange = z.infer<typeof StoredTaskChange>

/** The tasks with the changes that the worker does not have yet. */
export function withChanges(tasks: readonly Task[], changes: readonly { id: string; change: TaskChange }[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  for (const { id, change } of changes) {
    const before = byId.get(id)
    if (change.action === 'delete') byId.delete(id)
    else if (change.action === 'add') byId.set(id, change.task)
    else if (before) byId.set(id, { ...before, completed: change.completed })
  }
  return [...byId.values()]
}

/** Whether a calendar day lies in a span of days, both ends included. */
export function isInDays(date: string, { from, to }: { from: string; to: string }): boolean {
  return from <= date && date <= to
}
