import { expect, test } from 'vitest'
import { TASK_DAYS_MAX, TASK_MESSAGES, TASK_TITLE_MAX, TASKS_PER_DAY } from '#domain/study/task-rules.ts'

test('how long a title is, and how many tasks a day and a request have', () => {
  expect([TASK_TITLE_MAX, TASKS_PER_DAY, TASK_DAYS_MAX]).toEqual([200, 50, 42])
})

test('the texts about a task', () => {
  expect(TASK_MESSAGES).toEqual({
    title: 'Please enter a task.',
    long: 'A task has at most 200 characters.',
    day: 'A day is written as 2026-11-21.',
    tooMany: 'A day holds at most 50 tasks.',
  })
})
