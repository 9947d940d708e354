import { expect, test } from 'vitest'
import { CalendarDay, Task, TaskDays } from '#domain/study/task.ts'
import { type Task as PlannedTask, sortTasks } from '#domain/study/task-list.ts'
import { TASK_MESSAGES, TASK_TITLE_MAX } from '#domain/study/task-rules.ts'

const task: PlannedTask = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  title: 'Read chapter 3',
  completed: false,
  date: '2026-11-22',
  priority: 'medium',
  createdAt: 1,
}

test('a task is trimmed, and of medium priority if none is chosen', () => {
  const { priority: _, ...plain } = task
  expect(Task.parse({ ...plain, title: '  Read \n' })).toEqual({ ...task, title: 'Read' })
})

test.each([
  ['no title', { title: '  ' }, TASK_MESSAGES.title],
  ['a long title', { title: 'x'.repeat(TASK_TITLE_MAX + 1) }, TASK_MESSAGES.long],
  ['no day', { date: 'tomorrow' }, TASK_MESSAGES.day],
  ['a day that is not in the calendar', { date: '2026-02-29' }, TASK_MESSAGES.day],
  ['another priority', { priority: 'urgent' }, 'A priority is low, medium or high.'],
  ['no id', { id: '1' }, 'A task needs an id (a UUID).'],
])('%s is refused', (_, changes, message) => {
  expect(Task.safeParse({ ...task, ...changes }).error?.issues[0]?.message).toBe(message)
})

test('a leap day is a day', () => {
  expect(CalendarDay.safeParse('2028-02-29').success).toBe(true)
})

test.each([
  ['2026-11-22', '2026-11-22', true],
  ['2026-11-22', '2027-01-02', true],
  ['2026-11-22', '2027-01-03', false],
  ['2026-11-22', '2026-11-21', false],
])('from %s to %s can be asked for: %s', (from, to, isAllowed) => {
  expect(TaskDays.safeParse({ from, to }).success).toBe(isAllowed)
})

test('open tasks come first, then by priority, then as they were written down', () => {
  const tasks: PlannedTask[] = [
    { ...task, title: 'done', completed: true, priority: 'high' },
    { ...task, title: 'low', priority: 'low' },
    { ...task, title: 'second', createdAt: 2 },
    { ...task, title: 'first' },
    { ...task, title: 'high', priority: 'high', createdAt: 9 },
  ]
  expect(sortTasks(tasks).map(({ title }) => title)).toEqual(['high', 'first', 'second', 'low', 'done'])
})
