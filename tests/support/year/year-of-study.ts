import blogs from '#content/built/resources/blogs.json' with { type: 'json' }
import biology from '#content/built/subject-notes/biology.json' with { type: 'json' }
import chemistry from '#content/built/subject-notes/chemistry.json' with { type: 'json' }
import mathematics from '#content/built/subject-notes/mathematics.json' with { type: 'json' }
import physics from '#content/built/subject-notes/physics.json' with { type: 'json' }
import { DAY_MS, nepalDay } from '#domain/calendar/nepal-day.ts'
import { startOfDay, toCalendarDay } from '#domain/calendar/week.ts'
import { FAVORITES_MAX } from '#domain/study/favorite-list.ts'
import { TASK_PRIORITIES } from '#domain/study/task-list.ts'
import type * as schema from '#worker/db/schema.ts'
import { DAYS, idOf } from './calendar.ts'
import { type Access, accessesOf, visitOfAccess } from './year-accesses.ts'
import { resultsOf } from './year-results.ts'
import { sumStats, sumSubjects } from './year-sums.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

const TASKS = ['Solve ten numerical problems', 'Read a chapter again', 'Draw the map of organic reactions from memory']

export const YEAR_EMAIL = 'year@example.com'

/**
 * All rows of a student who has used the product for a year; always the same for the same time. They are in an order in
 * which they can be inserted.
 */
export function yearOfStudy(userId: string, now: number) {
  const today = nepalDay(now)
  const notes = Object.entries({ physics, chemistry, mathematics, biology }).flatMap(([key, chapters]) =>
    Object.entries(chapters).flatMap(([chapterId, listed]) =>
      listed.map((note) => ({ ...note, path: `/notes/${key}/${chapterId}/${note.id}/view` })),
    ),
  )
  const quizResult = resultsOf(userId, now)
  const accesses: Access[] = accessesOf({ userId, now, notes, posts: blogs })
  const profile: Row<typeof schema.profile> = {
    userId,
    fullName: 'Asha Kumari Gurung',
    gradeLevel: 'Class 12',
    faculty: 'Science',
    createdAt: now - DAYS * DAY_MS,
    updatedAt: now,
  }
  return {
    profile: [profile],
    preferences: [{ userId, targetSubjects: ['English', 'Computer Science', 'Physics'], lastUpdated: now }],
    quizResult,
    contentAccess: accesses,
    studySession: accesses.map((access) => visitOfAccess(access)),
    readingPosition: notes.map((note, index) => ({
      userId,
      noteId: note.id,
      page: 1 + (index % Math.max(1, note.pages)),
      readAt: now - index * DAY_MS,
    })),
    favorite: Array.from({ length: FAVORITES_MAX }, (_, index) => {
      const note = notes[index % notes.length]
      const isSubject = index >= notes.length
      return {
        userId,
        id: `${isSubject ? 'chapter' : 'note'}_${now - index}`,
        type: isSubject ? 'chapter' : 'note',
        title: isSubject ? `${note?.chapter} ${index}` : (note?.title ?? ''),
        subject: note?.subject ?? '',
        chapter: note?.chapter ?? null,
        url: note?.path ?? '/notes',
        addedAt: now - index * DAY_MS,
      }
    }),
    bookmark: ['physics', 'chemistry', 'mathematics', 'biology', 'english'].map((subjectKey) => ({
      userId,
      subjectKey,
      createdAt: now,
    })),
    // Three for each day of three weeks, and a long list for today.
    task: Array.from({ length: 21 * 3 + 12 }, (_, index) => {
      const day = index < 63 ? today - 10 + Math.floor(index / 3) : today
      return {
        userId,
        id: idOf('task', index),
        title: `${TASKS[index % TASKS.length]} (${index + 1})`,
        completed: day < today || index % 5 === 0,
        date: toCalendarDay(day),
        priority: TASK_PRIORITIES[index % TASK_PRIORITIES.length] ?? 'medium',
        createdAt: startOfDay(day) + index,
      }
    }),
    stats: [sumStats(userId, { results: quizResult, accesses })],
    subjectStats: sumSubjects(userId, quizResult),
  } satisfies { [Name in keyof typeof schema]?: object[] }
}
