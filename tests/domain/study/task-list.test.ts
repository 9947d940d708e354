import { describe, expect, test } from 'vitest'
import { isInDays, parseTask, type Task, withChanges } from '#domain/study/task-list.ts'

const task = (id: string, changes: Partial<Task> = {}): Task => ({
  id,
  title: id,
  completed: false,
  date: '2026-11-22',
  priority: 'medium',
  createdAt: 1,
  ...changes,
})

describe('changes that the worker does not have yet', () => {
  const known = [task('a'), task('b')]

  test('come before its list', () => {
    expect(
      withChanges(known, [
        { id: 'a', change: { action: 'delete' } },
        { id: 'b', change: { action: 'complete', completed: true } },
        { id: 'c', change: { action: 'add', task: task('c') } },
      ]),
    ).toEqual([task('b', { completed: true }), task('c')])
  })

  test('open a task again that was done', () => {
    const done = [task('a', { completed: true }), task('b')]
    expect(withChanges(done, [{ id: 'a', change: { action: 'complete', completed: false } }])).toEqual(known)
  })

  test('of a task that is not listed change nothing', () => {
    expect(withChanges(known, [{ id: 'x', change: { action: 'complete', completed: true } }])).toEqual(known)
  })

  test('that the worker lists already show once', () => {
    expect(withChanges(known, [{ id: 'b', change: { action: 'add', task: task('b') } }])).toEqual(known)
  })
})

test.each([
  [task('a'), task('a')],
  [{ ...task('a'), completed: 'yes' }, task('a')],
  [{ ...task('a'), priority: 'urgent' }, null],
  [{ ...task('a'), title: '' }, null],
  [null, null],
  ['a', null],
])('%j on a device is %j', (stored, parsed) => {
  expect(parseTask(stored)).toEqual(parsed)
})

test.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
])('%s lies in the week: %s', (date, isIn) => {
  expect(isInDays(date, { from: '2026-11-22', to: '2026-11-28' })).toBe(isIn)
})
