import { expect, test } from 'vitest'
import {
  countMarks,
  MARKED_NOTES_MAX,
  MARKS_PER_NOTE,
  parseMarkCopy,
  withMarkChanges,
} from '#domain/study/question-mark-list.ts'

test('changes apply to the marks of their own note, and null removes a mark', () => {
  const changes = [
    { noteId: 'waves', questionId: 'a', mark: null },
    { noteId: 'waves', questionId: 'b', mark: 'again' as const },
    { noteId: 'heat', questionId: 'c', mark: 'can' as const },
  ]
  const marks = { a: 'can', c: 'again' } as const
  expect(withMarkChanges(marks, 'waves', changes)).toEqual({ b: 'again', c: 'again' })
  expect(marks).toEqual({ a: 'can', c: 'again' })
})

test('only questions that the note has count', () => {
  expect(countMarks({ a: 'can', b: 'again', gone: 'can' }, ['a', 'b', 'c'])).toEqual({ marked: 2, can: 1 })
  expect(countMarks({}, ['a'])).toEqual({ marked: 0, can: 0 })
})

test('a copy that somebody has changed is read without what is invalid', () => {
  expect(parseMarkCopy('{"waves":{"a":"can","b":"perhaps","c":7},"heat":3}')).toEqual({ waves: { a: 'can' } })
  expect(parseMarkCopy('not JSON')).toEqual({})
  expect(parseMarkCopy(null)).toEqual({})
})

test('how many marks are stored for a note, and for how many notes they are asked at once', () => {
  expect(MARKS_PER_NOTE).toBe(100)
  expect(MARKED_NOTES_MAX).toBe(60)
})
