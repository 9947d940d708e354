import { expect, test } from 'vitest'
import { listDashboardPages } from '../../../scripts/site/dashboard-pages.ts'
import { preloadParts } from '../../../scripts/site/fill-shell.ts'

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

test('a page names its scripts and content, but not what the empty page names already', () => {
  const shell = '<head><script type="module" src="/assets/app.js"></script></head><body></body>'
  expect(preloadParts(shell, ['/assets/app.js', '/assets/take.js', '/assets/list.json', '/assets/take.css'])).toBe(
    '<head><script type="module" src="/assets/app.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/take.js">' +
      '<link rel="preload" as="fetch" crossorigin href="/assets/list.json"></head><body></body>',
  )
})
