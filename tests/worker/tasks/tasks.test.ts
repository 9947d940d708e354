import { expect, test } from 'vitest'
import type { Task } from '#domain/study/task-list.ts'
import { TASK_MESSAGES, TASKS_PER_DAY } from '#domain/study/task-rules.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { task as taskTable } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const WEEK = { from: '2026-11-22', to: '2026-11-28' }

const taskOf = (changes: Partial<Task> = {}): Task => ({
  id: crypto.randomUUID(),
  title: 'Read chapter 3',
  completed: false,
  date: '2026-11-22',
  priority: 'medium',
  createdAt: 1_000,
  ...changes,
})

test('a task is added once, however often it is sent, and listed by its day', async () => {
  const { api } = await openStudent()
  const first = taskOf({ date: '2026-11-28', priority: 'high' })
  const second = taskOf({ createdAt: 2_000 })
  const third = taskOf({ createdAt: 3_000 })
  for (const task of [first, third, second, second]) await api.tasks.add.mutate(task)
  await api.tasks.add.mutate(taskOf({ date: '2026-11-21' }))
  await api.tasks.add.mutate(taskOf({ date: '2026-11-29' }))
  expect(await api.tasks.list.query(WEEK)).toEqual([second, third, first])
})

test('a task is completed and opened again; sending that twice changes nothing', async () => {
  const { api } = await openStudent()
  const { id, ...rest } = taskOf()
  await api.tasks.add.mutate({ id, ...rest })
  for (const completed of [true, true, false, true]) await api.tasks.complete.mutate({ id, completed })
  expect(await api.tasks.list.query(WEEK)).toEqual([{ id, ...rest, completed: true }])
})

test('a task that was completed while it was sent, or whose answer was lost, is completed when it comes again', async () => {
  const { api } = await openStudent()
  const task = taskOf()
  for (const completed of [false, true, true]) await api.tasks.add.mutate({ ...task, completed })
  expect(await api.tasks.list.query(WEEK)).toEqual([{ ...task, completed: true }])
  await api.tasks.add.mutate(task)
  expect(await api.tasks.list.query(WEEK)).toEqual([task])
})

test('a deleted task stays deleted, whatever another device still sends of it', async () => {
  const { api } = await openStudent()
  const task = taskOf()
  await api.tasks.add.mutate(task)
  await api.tasks.delete.mutate({ id: task.id })
  await api.tasks.delete.mutate({ id: task.id })
  await api.tasks.complete.mutate({ id: task.id, completed: true })
  expect(await api.tasks.list.query(WEEK)).toEqual([])
})

test('a day has a bounded number of tasks; the next day has room', async () => {
  const { api, user } = await openStudent()
  for (let number = 0; number < TASKS_PER_DAY; number++) {
    await db.insert(taskTable).values({ ...taskOf(), userId: user.uid })
  }
  expect(await refusal(api.tasks.add.mutate(taskOf()))).toEqual({
    status: 409,
    message: TASK_MESSAGES.tooMany,
  })
  await api.tasks.add.mutate(taskOf({ date: '2026-11-23' }))
  expect(await api.tasks.list.query(WEEK)).toHaveLength(TASKS_PER_DAY + 1)
})

test('tasks are the student’s own', async () => {
  const asha = await openStudent('asha@example.com')
  const bina = await openStudent('bina@example.com')
  const task = taskOf()
  await asha.api.tasks.add.mutate(task)
  await bina.api.tasks.complete.mutate({ id: task.id, completed: true })
  await bina.api.tasks.delete.mutate({ id: task.id })
  expect(await asha.api.tasks.list.query(WEEK)).toEqual([task])
  expect(await bina.api.tasks.list.query(WEEK)).toEqual([])
  expect((await refusal(openBrowser().api.tasks.list.query(WEEK))).status).toBe(401)
})
