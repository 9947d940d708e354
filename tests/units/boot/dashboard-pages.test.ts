import { expect, test } from 'vitest'
import { listDashboardPages } from '../../../scripts/site/dashboard-pages.ts'
import { fillDashboard } from '../../../scripts/site/fill-shell.ts'

test('every page of the dashboard has a file of its own, and all notes share one', () => {
  expect(listDashboardPages().map(({ file, routes }) => [file, routes.at(-1)])).toEqual([
    ['/dashboard/blogs', '/dashboard/blogs'],
    ['/dashboard/community', '/dashboard/community'],
    ['/dashboard', '/dashboard/'],
    ['/dashboard/note', '/dashboard/notes/$noteSlug'],
    ['/dashboard/notes', '/dashboard/notes/'],
    ['/dashboard/profile', '/dashboard/profile'],
    ['/dashboard/quizzes/history', '/dashboard/quizzes/history'],
    ['/dashboard/quizzes', '/dashboard/quizzes/'],
    ['/dashboard/quizzes/take', '/dashboard/quizzes/take'],
  ])
})

test('the reader is a part of the page of a note', () => {
  expect(listDashboardPages().flatMap(({ file, parts }) => parts.map((part) => [file, part]))).toEqual([
    ['/dashboard/note', 'src/features/pdf/engine/pdf-document.tsx'],
  ])
})

test('the app and the parts of a page stand in the template, each once', () => {
  const app = '<script type="module" src="/assets/app.js"></script>'
  const shell = `<head>${app}<link rel="stylesheet" href="/assets/app.css"></head><body></body>`
  expect(fillDashboard(shell, ['/assets/app.js', '/assets/take.js', '/assets/list.json', '/assets/take.css'])).toBe(
    `<head><link rel="stylesheet" href="/assets/app.css"><template id="app">` +
      `<link rel="modulepreload" crossorigin href="/assets/app.js">${app}` +
      '<link rel="modulepreload" crossorigin href="/assets/take.js">' +
      '<link rel="preload" as="fetch" crossorigin href="/assets/list.json"></template></head><body></body>',
  )
})
