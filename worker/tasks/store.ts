import { and, asc, between, count, eq, ne, sql } from 'drizzle-orm'
import type { Task } from '#domain/study/task-list.ts'
import { TASK_DAYS_MAX, TASKS_PER_DAY } from '#domain/study/task-rules.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { task } from '../db/schema.ts'

/** The tasks from the first to the last day, both included, by day. */
export function selectTasks(db: Database, userId: string, { from, to }: { from: string; to: string }) {
  return db
    .select({
      id: task.id,
      title: task.title,
      completed: task.completed,
      date: task.date,
      priority: task.priority,
      createdAt: task.createdAt,
    })
    .from(task)
    .where(and(eq(task.userId, userId), between(task.date, from, to)))
    .orderBy(asc(task.date), asc(task.createdAt))
    .limit(TASK_DAYS_MAX * TASKS_PER_DAY)
}

/**
 * Stores a task once, however often it is sent. If it was completed in between, it arrives again as completed. Returns
 * false if its day already has the most tasks.
 */
export async function addTask(db: Database, userId: string, { id, ...added }: Task): Promise<boolean> {
  const ofDay = and(eq(task.userId, userId), eq(task.date, added.date))
  const itself = and(eq(task.userId, userId), eq(task.id, id))
  const [, , own] = await db.batch([
    db
      .insert(task)
      .select(
        sql`select ${rowOf(task, { ...added, id, userId })}
          where (select count(*) from ${task} where ${ofDay}) < ${TASKS_PER_DAY}`,
      )
      .onConflictDoNothing(),
    db
      .update(task)
      .set({ completed: added.completed })
      .where(and(itself, ne(task.completed, added.completed))),
    db.select({ count: count() }).from(task).where(itself),
  ])
  return own[0]?.count === 1
}

/** A task that was deleted on another device stays deleted. */
export async function completeTask(
  db: Database,
  userId: string,
  { id, completed }: { id: string; completed: boolean },
): Promise<void> {
  await db
    .update(task)
    .set({ completed })
    .where(and(eq(task.userId, userId), eq(task.id, id)))
}

export async function deleteTask(db: Database, userId: string, { id }: { id: string }): Promise<void> {
  await db.delete(task).where(and(eq(task.userId, userId), eq(task.id, id)))
}
