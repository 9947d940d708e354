import { expect, test } from 'vitest'
import { COMMUNITY } from '#content/site/community.ts'
import { COMPLETE_PROFILE, MOTIVATION } from '#content/site/motivation.ts'
import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import { QUOTES } from '#content/site/quotes.ts'
import { GRADE_LEVELS } from '#domain/account/grade-level.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'

test('there are four quotes, none put into the mouth of anybody', () => {
  expect(new Set(QUOTES.map(({ text }) => text)).size).toBe(4)
  for (const { author } of QUOTES) expect(author).toBe('Adhyayan')
})

test('every grade level has a line of its own', () => {
  const lines = Object.entries(MOTIVATION)
  expect(lines.map(([grade]) => grade)).toEqual([...GRADE_LEVELS])
  expect(new Set([...lines.map(([, line]) => line), COMPLETE_PROFILE]).size).toBe(lines.length + 1)
})

test('each of the six popular searches finds a chapter', () => {
  const titles = readCatalogue().subjects.flatMap(({ chapters }) => chapters.map(({ title }) => title.toLowerCase()))
  expect(new Set(POPULAR_SEARCHES).size).toBe(6)
  for (const search of POPULAR_SEARCHES) {
    expect(titles.filter((title) => title.includes(search.toLowerCase()))).not.toEqual([])
  }
})

test('the community page says that its topics and groups are examples, and names no persons and no figures', () => {
  expect(COMMUNITY.note).toContain('examples of how this page will look')
  for (const example of [...COMMUNITY.discussions, ...COMMUNITY.groups]) {
    expect(Object.keys(example).filter((key) => /author|replies|members|ago/.test(key))).toEqual([])
  }
})
