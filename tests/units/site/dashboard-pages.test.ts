import { expect, test } from 'vitest'
import { listDashboardPages } from '#scripts/site/dashboard-pages.ts'

test('every page of the dashboard has a file of its own, and all notes share one, and all old attempts', () => {
  expect(listDashboardPages().map(({ file, routes }) => [file, routes.at(-1)])).toEqual([
    ['/dashboard', '/dashboard/'],
    ['/dashboard/blogs', '/dashboard/blogs'],
    ['/dashboard/community', '/dashboard/community'],
    ['/dashboard/notes', '/dashboard/notes/'],
    ['/dashboard/note', '/dashboard/notes/$noteSlug'],
    ['/dashboard/offline', '/dashboard/offline'],
    ['/dashboard/profile', '/dashboard/profile'],
    ['/dashboard/quizzes', '/dashboard/quizzes/'],
    ['/dashboard/quizzes/history', '/dashboard/quizzes/history'],
    ['/dashboard/attempt', '/dashboard/quizzes/history_/$attemptId'],
    ['/dashboard/quizzes/mistakes', '/dashboard/quizzes/mistakes'],
    ['/dashboard/quizzes/practice', '/dashboard/quizzes/practice'],
    ['/dashboard/quizzes/take', '/dashboard/quizzes/take'],
  ])
})

test('the reader is a part of the page of a note', () => {
  expect(listDashboardPages().flatMap(({ file, parts }) => parts.map((part) => [file, part]))).toEqual([
    ['/dashboard/note', 'src/features/pdf/engine/pdf-document.tsx'],
  ])
})
