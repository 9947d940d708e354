import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { findOpener } from '#src/platform/page/way-back/find-opener.ts'
import { followTrail } from '#src/platform/page/way-back/trail.ts'

const READER = '/notes/physics/waves/waves-notes/view'

/** A tab in which a document was opened at the first path; the other paths were opened in the app. */
function visit(first: string, ...paths: string[]): RouterHistory {
  const history = createMemoryHistory({ initialEntries: [first] })
  followTrail(history)
  for (const path of paths) history.push(path)
  return history
}

/** The browser's data about the document. */
function open({ referrer = '', entries = 1 } = {}) {
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('history', { length: entries })
  vi.stubGlobal('location', { origin: 'https://adhyayan.example' })
}

beforeEach(() => open())

test('a page was opened from the one before it', () => {
  expect(findOpener(visit('/notes', '/notes/physics/waves', READER))).toEqual({
    path: '/notes/physics/waves',
    steps: 1,
  })
})

test('a page opened from outside has no opener', () => {
  open({ referrer: 'https://search.example/results', entries: 3 })
  expect(findOpener(visit(READER))).toBeNull()
})

test('the login page and the page itself are passed over', () => {
  expect(findOpener(visit('/notes', READER, '/login', READER))).toEqual({ path: '/notes', steps: 3 })
  expect(findOpener(visit(READER, '/login', READER))).toBeNull()
})

test('after going back, pages that were opened later do not count', () => {
  const history = visit('/notes', READER, '/quiz')
  history.back()
  expect(findOpener(history)).toEqual({ path: '/notes', steps: 1 })
})

test('a page replaced in its entry is forgotten', () => {
  const history = visit('/login')
  history.replace('/dashboard')
  history.push(READER)
  expect(findOpener(history)).toEqual({ path: '/dashboard', steps: 1 })
})

test('an entry of before a reload is trusted', () => {
  const history = visit('/notes', READER)
  followTrail(history)
  expect(findOpener(history)).toEqual({ path: null, steps: 1 })
})

test('a link followed before the app had started counts', () => {
  open({ referrer: 'https://adhyayan.example/notes/physics/waves', entries: 2 })
  expect(findOpener(visit(READER))).toEqual({ path: '/notes/physics/waves', steps: 1 })
})

test('a new tab has nothing to go back to', () => {
  open({ referrer: 'https://adhyayan.example/notes/physics/waves', entries: 1 })
  expect(findOpener(visit(READER))).toBeNull()
})

test('a login page that was opened before the app had started is passed over, too', () => {
  const entries = ['/notes', '/notes/physics/waves', READER, READER].map((path) => ({
    url: `https://adhyayan.example${path}`,
  }))
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: 3 } })
  open({ referrer: `https://adhyayan.example${READER}`, entries: 4 })
  expect(findOpener(visit(READER))?.steps).toBe(2)
  // From outside it has no opener, whatever the tab has shown before.
  open({ entries: 4 })
  expect(findOpener(visit(READER))).toBeNull()
})
