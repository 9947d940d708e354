import { describe, expect, test } from 'vitest'
import { Favorite as FavoriteSchema } from '#domain/study/favorite.ts'
import { createFavorite, type FavoriteTarget, keyOfFavorite } from '#domain/study/favorite-list.ts'
import {
  favoriteOfChapter,
  favoriteOfNote,
  favoriteOfQuiz,
  favoriteOfResult,
  favoriteOfSubject,
} from '#domain/study/favorite-target.ts'

describe('subjects, chapters, notes and quizzes become favorites that the worker accepts', () => {
  const subject = {
    key: 'physicsClass11',
    name: 'Physics',
    grade_level: 'Class 11',
    icon: 'atom',
    hue: 'blue',
  } as const
  const note = {
    id: 'motion-notes',
    title: 'Newton’s Laws & Motion',
    subject: 'Physics',
    grade_level: 'Class 11',
    chapter: 'Motion',
  } as const

  test.each([
    ['a subject', favoriteOfSubject(subject), 'Physics', '/notes/physicsClass11'],
    [
      'a chapter',
      favoriteOfChapter(subject, { id: 'motion', title: 'Motion' }),
      'Motion',
      '/notes/physicsClass11/motion',
    ],
    ['a note', favoriteOfNote(note), 'Newton’s Laws & Motion', '/dashboard/notes/motion-notes'],
  ])('%s, with the class of its subject', (_, target, title, url) => {
    expect(target).toMatchObject({ title, url, subject: 'Physics (Class 11)' })
    expect(FavoriteSchema.safeParse(createFavorite(target, 1)).success).toBe(true)
  })

  test('a search result is the same favorite as the thing itself', () => {
    const about = { names: [], description: '', url: '/', place: '', tags: [], topics: [], date: '' }
    const inSubject = { ...about, subject: 'Physics', subjectKey: 'physicsClass11', chapterId: 'motion' }
    const { id, title } = note
    const same = (target: FavoriteTarget | null, original: FavoriteTarget) => {
      expect(target && [keyOfFavorite(target), target.url]).toEqual([keyOfFavorite(original), original.url])
    }
    same(favoriteOfResult({ ...inSubject, type: 'note', id, title, chapter: 'Motion' }), favoriteOfNote(note))
    same(
      favoriteOfResult({ ...inSubject, type: 'chapter', id: 'physicsClass11/motion', title: 'Motion', chapter: '' }),
      favoriteOfChapter(subject, { id: 'motion', title: 'Motion' }),
    )
    same(
      favoriteOfResult({ ...inSubject, type: 'subject', id: 'physicsClass11', title: 'Physics', chapter: '' }),
      favoriteOfSubject(subject),
    )
    const quiz = { title: 'IOE Physics: Mechanics', subject: 'Physics' }
    same(favoriteOfResult({ ...inSubject, ...quiz, type: 'quiz', id: 'ioe', chapter: '' }), favoriteOfQuiz(quiz))
    expect(favoriteOfResult({ ...inSubject, type: 'blog', id: 'units', title: 'Units', chapter: '' })).toBeNull()
  })

  test('a quiz, whose address shows it in the list', () => {
    const target = favoriteOfQuiz({ title: 'IOE Physics: Mechanics', subject: 'Physics' })
    expect(target.url).toBe('/dashboard/quizzes/take?q=IOE%20Physics%3A%20Mechanics')
    expect(FavoriteSchema.safeParse(createFavorite(target, 1)).success).toBe(true)
  })
})
