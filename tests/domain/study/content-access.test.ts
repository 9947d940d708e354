import { expect, test } from 'vitest'
import { ContentVisit, MERGE_WINDOW_MS } from '#domain/study/content-access.ts'

const visit = {
  visitId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  contentId: 'a-note',
  contentType: 'note',
  title: 'A note',
  subject: 'Physics',
  timeSpent: 0,
  progress: 0,
}

test('an access within one hour extends the earlier record', () => {
  expect(MERGE_WINDOW_MS).toBe(3_600_000)
})

test.each(['quiz', 'note', 'chapter', 'blog', 'article'])('%s is a kind of content', (contentType) => {
  expect(ContentVisit.safeParse({ ...visit, contentType }).success).toBe(true)
})

test.each([
  [86_400, true],
  [86_401, false],
  [-1, false],
  [0.5, false],
])('%f seconds: %s', (timeSpent, isTaken) => {
  expect(ContentVisit.safeParse({ ...visit, timeSpent }).success).toBe(isTaken)
})
