import { describe, expect, test } from 'vitest'
import type { ChapterOutline } from '#domain/catalogue/catalogue.ts'
import { findSteps, hasContent } from '#domain/catalogue/chapter-steps.ts'

const chapter = (id: string, content: Partial<ChapterOutline> = {}): ChapterOutline => ({
  id,
  title: id,
  description: '',
  topics: [],
  notesCount: 0,
  quizzes: [],
  practiceQuestions: 0,
  ...content,
})
const QUIZ = { id: 'quiz', title: 'Quiz', totalQuestions: 15, timeLimit: 20 }

test('a chapter has content if it has a note or a quiz', () => {
  expect(hasContent(chapter('a'))).toBe(false)
  expect(hasContent(chapter('a', { notesCount: 1 }))).toBe(true)
  expect(hasContent(chapter('a', { quizzes: [QUIZ] }))).toBe(true)
})

describe('the way on', () => {
  const chapters = [
    chapter('read', { notesCount: 1 }),
    chapter('empty'),
    chapter('practise', { quizzes: [QUIZ] }),
    chapter('also-empty'),
    chapter('last', { notesCount: 2 }),
    chapter('end'),
  ]
  const steps = (index: number) => {
    const { previous, next } = findSteps(chapters, index)
    return [previous?.id, next?.id]
  }

  test('passes over chapters without anything', () => {
    expect(steps(0)).toEqual([undefined, 'practise'])
    expect(steps(1)).toEqual(['read', 'practise'])
    expect(steps(2)).toEqual(['read', 'last'])
    expect(steps(5)).toEqual(['last', undefined])
  })

  test('ends with the last chapter that has something', () => {
    expect(steps(4)).toEqual(['practise', undefined])
  })

  test('leads through all chapters if none of them has anything', () => {
    const { previous, next } = findSteps([chapter('a'), chapter('b'), chapter('c')], 1)
    expect([previous?.id, next?.id]).toEqual(['a', 'c'])
  })
})
