// Turns subjects, chapters, notes and quizzes into favorites.
import type { Chapter, Note, Subject, SubjectName } from '../catalogue/catalogue.ts'
import { classOfSubject } from '../catalogue/school-class.ts'
import type { QuizSummary } from '../quiz/quiz.ts'
import type { SearchEntry } from '../search/search-entry.ts'
import type { FavoriteTarget } from './favorite-list.ts'

export function favoriteOfSubject(subject: SubjectName): FavoriteTarget {
  return {
    type: 'subject',
    title: subject.name,
    subject: nameSubject(subject),
    chapter: null,
    url: `/notes/${subject.key}`,
    icon: subject.icon,
  }
}

export function favoriteOfChapter(
  subject: Pick<Subject, 'key' | 'name' | 'grade_level'>,
  chapter: Pick<Chapter, 'id' | 'title'>,
): FavoriteTarget {
  return {
    type: 'chapter',
    title: chapter.title,
    subject: nameSubject(subject),
    chapter: null,
    url: `/notes/${subject.key}/${chapter.id}`,
    icon: null,
  }
}

export function favoriteOfNote(
  note: Pick<Note, 'id' | 'title' | 'subject' | 'grade_level' | 'chapter'>,
): FavoriteTarget {
  return {
    type: 'note',
    title: note.title,
    subject: nameSubject({ name: note.subject, grade_level: note.grade_level }),
    chapter: note.chapter,
    url: `/dashboard/notes/${note.id}`,
    icon: null,
  }
}

/** The list of quizzes, filtered so that it shows this one. */
export function favoriteOfQuiz({ title, subject }: Pick<QuizSummary, 'title' | 'subject'>): FavoriteTarget {
  const url = `/dashboard/quizzes/take?q=${encodeURIComponent(title)}`
  return { type: 'quiz', title, subject, chapter: null, url, icon: null }
}

/** A search result as a favorite; null if its kind cannot be one. */
export function favoriteOfResult(result: SearchEntry): FavoriteTarget | null {
  const { type, id, title, subjectKey, chapterId, chapter } = result
  if (type === 'quiz') return favoriteOfQuiz(result)
  const subject = { key: subjectKey, name: result.subject, grade_level: classOfSubject(subjectKey) }
  if (type === 'chapter') return favoriteOfChapter(subject, { id: chapterId, title })
  if (type === 'note') {
    return favoriteOfNote({ id, title, subject: subject.name, grade_level: subject.grade_level, chapter })
  }
  if (type !== 'subject') return null
  return { type, title, subject: nameSubject(subject), chapter: null, url: `/notes/${subjectKey}`, icon: null }
}

/** With the class, because subjects of two classes can have the same name: Physics (Class 12). */
function nameSubject({ name, grade_level }: Pick<Subject, 'name' | 'grade_level'>): string {
  return `${name} (${grade_level})`
}
