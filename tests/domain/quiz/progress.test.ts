import { expect, test } from 'vitest'
import type { PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import { averageBySubject, listWeakTopics, paceOf, toAverages } from '#domain/quiz/progress.ts'

test('averages by subject, the lowest first', () => {
  const items = [
    { subject: 'Physics', score: 80 },
    { subject: 'Biology', score: 50 },
    { subject: 'Physics', score: 71 },
    { subject: 'Chemistry', score: 76 },
  ]
  expect(averageBySubject(items)).toEqual([
    { subject: 'Biology', quizzes: 1, averageScore: 50 },
    { subject: 'Chemistry', quizzes: 1, averageScore: 76 },
    { subject: 'Physics', quizzes: 2, averageScore: 76 },
  ])
  expect(averageBySubject([])).toEqual([])
  expect(toAverages([{ subject: 'Physics', quizzes: 0, scoreSum: 0 }])).toEqual([])
})

test('the time for a question against the time that one has', () => {
  const quizzes = [{ id: 'quiz', timeLimit: 30, totalQuestions: 20 }]
  expect(paceOf({ quizId: 'quiz', timeSpent: 600, totalQuestions: 20 }, quizzes)).toEqual({ seconds: 30, allowed: 90 })
  expect(paceOf({ quizId: 'gone', timeSpent: 600, totalQuestions: 20 }, quizzes)).toEqual({
    seconds: 30,
    allowed: null,
  })
  expect(paceOf({ quizId: 'gone', timeSpent: 0, totalQuestions: 0 }, [])).toEqual({ seconds: 0, allowed: null })
})

test('the weakest topics stand first, with the names of their chapters, and can be those of one subject', () => {
  const chapters = (id: string, title: string) => [{ id, title, topics: [] }]
  const subjects: PractiseSubject[] = [
    { key: 'physics', name: 'Physics', grade: 'Class 12', chapters: chapters('waves', 'Waves') },
    { key: 'biology', name: 'Biology', grade: 'Class 12', chapters: chapters('cell', 'Cell') },
  ]
  const record = (chapter: string, topic: string, recent: string) => ({ chapter, topic, recent, lastAt: 0 })
  const records = [
    record('physics/waves', 'Beats', 'EEe'),
    record('physics/waves', 'Speed', 'mm'),
    record('biology/cell', 'Nucleus', 'mmm'),
    record('physics/gone', 'Old', 'e'),
    record('biology/cell', 'Empty', ''),
  ]
  const list = (subject?: string) =>
    listWeakTopics(records, subjects, { subject, now: 0 }).map(({ topic, chapter, mastery }) => [
      topic,
      chapter,
      mastery.right,
      mastery.answered,
    ])
  expect(list()).toEqual([
    ['Nucleus', 'Cell · Biology', 0, 3],
    ['Speed', 'Waves · Physics', 0, 2],
    ['Beats', 'Waves · Physics', 2, 3],
  ])
  expect(list('Physics').map(([topic]) => topic)).toEqual(['Speed', 'Beats'])
})
