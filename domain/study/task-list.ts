// The tasks of the planner, free of schemas: the outbox reads them on every page of a student.
import { isCount, isObject, isText } from '../untrusted-json.ts'

/** The least urgent first. */
export const TASK_PRIORITIES = ['low', 'medium', 'high'] as const
export type TaskPriority = (typeof TASK_PRIORITIES)[number]

export type Task = {
  id: string
  title: string
  completed: boolean
  /** A calendar day in Nepal, such as 2026-11-21. */
  date: string
  priority: TaskPriority
  createdAt: number
}

/** A task as a student enters it. */
export type NewTask = Omit<Task, 'id' | 'completed' | 'createdAt'>

/** A task that a device stored, or null if it cannot be read. */
export function parseTask(value: unknown): Task | null {
  if (!isObject(value)) return null
  const { id, title, completed, date, createdAt } = value
  const priority = TASK_PRIORITIES.find((one) => one === value.priority)
  if (!isText(id) || !isText(title) || !isText(date) || !isCount(createdAt) || !priority) return null
  return { id, title, completed: completed === true, date, priority, createdAt }
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

/** A student's change of a task. */
export type TaskChange =
  | { action: 'add'; task: Task }
  | { action: 'complete'; completed: boolean }
  | { action: 'delete' }

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
