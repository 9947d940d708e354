import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import { createSearch } from '#domain/search/search.ts'
import { listEntries } from '#domain/search/search-file.ts'
import { buildContent } from '#scripts/content/built-content.ts'
import { loadContent } from '#scripts/content/content.ts'
import { makeSearchFile } from '#scripts/content/search-index.ts'
import { layContent } from '../support/samples/content-folder.ts'
import { SMALL } from '../support/samples/small-content.ts'

test('everything that can be read or sat can be found, and leads to its page', async () => {
  const folder = layContent({
    ...SMALL,
    'quizzes/withdrawn.yaml': `${SMALL['quizzes/single.yaml']}`
      .replace('A small quiz', 'A withdrawn quiz')
      .replace('isActive: true', 'isActive: false')
      .replaceAll('id: minute', 'id: minute-2')
      .replaceAll('id: sum', 'id: sum-2')
      .replace('How many seconds has a minute?', 'How many seconds make a minute?')
      .replace('What is $2+3$?', 'What makes $2+3$?'),
  })
  const built = join(folder, 'built')
  await buildContent(folder, built)
  const text = readFileSync(join(built, 'search.json'), 'utf8')
  const entries = listEntries(JSON.parse(text))
  expect(entries.map(({ type, title, place, url }) => [type, title, place, url])).toEqual([
    ['subject', 'Physics', 'Class 12', '/notes/physics'],
    ['chapter', 'Waves', 'Physics · Class 12', '/notes/physics/waves'],
    ['topic', 'Sound', 'Waves · Physics · Class 12', '/notes/physics/waves'],
    ['topic', 'Light', 'Waves · Physics · Class 12', '/notes/physics/waves'],
    ['chapter', 'Heat', 'Physics · Class 12', '/notes/physics/heat'],
    ['topic', 'Expansion', 'Heat · Physics · Class 12', '/notes/physics/heat'],
    ['note', 'Waves', 'Physics · Class 12', '/notes/physics/waves/physics-waves-notes/view'],
    ['quiz', 'A small mock', 'Mixed Subjects · IOE Series', '/quiz?q=A%20small%20mock'],
    ['quiz', 'A small quiz', 'Physics · Class 12', '/quiz?q=A%20small%20quiz'],
    ['blog', 'The format', 'Entrance Exams', '/resources/blogs/ioe-entrance-exam-format'],
  ])
  expect(entries.at(6)).toMatchObject({
    subject: 'Physics',
    subjectKey: 'physics',
    chapter: 'Waves',
    chapterId: 'waves',
  })
  expect(entries.at(8)).toMatchObject({ tags: ['small'], topics: ['Sound', 'Light'], date: '2026-11-21' })
  // It contains neither questions nor answers.
  expect(text).not.toContain('seconds')
})

test('a popular search finds a chapter of that name before all else', async () => {
  const search = createSearch(listEntries(makeSearchFile(await loadContent())))
  for (const term of POPULAR_SEARCHES) {
    expect(search(term)[0]).toMatchObject({ type: 'chapter', title: expect.stringContaining(term) })
  }
})
