import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { startOfDay } from '#domain/calendar/week.ts'
import type { contentAccess, studySession } from '#worker/db/schema.ts'
import { DAYS, idOf } from './calendar.ts'

export type Access = typeof contentAccess.$inferInsert & { timeSpent: number }

type Readable = {
  userId: string
  now: number
  notes: readonly { id: string; title: string; subject: string; chapter: string; path: string }[]
  posts: readonly { id: string; title: string; category: string }[]
}

const HOUR = 60 * 60 * 1000

/** Notes on most days and a post on some: more than four hundred in the year. */
export function accessesOf({ userId, now, notes, posts }: Readable): Access[] {
  const today = nepalDay(now)
  const days = Array.from({ length: DAYS }, (_, index) => index).flatMap((index) =>
    index % 6 === 5 ? [] : index % 2 === 0 ? [index, index] : [index],
  )
  return days.map((dayIndex, index) => {
    const at = Math.min(now - 1, startOfDay(today - DAYS + 1 + dayIndex) + (6 + (index % 14)) * HOUR)
    const rest = {
      id: idOf('access', index),
      userId,
      timestamp: at,
      lastAccessed: at,
      timeSpent: 300 + (index % 9) * 200,
      progress: (index % 5) * 25,
    }
    const post = index % 6 === 0 ? posts[(index / 6) % posts.length] : undefined
    if (post) {
      const url = `/resources/blogs/${post.id}`
      return { ...rest, contentType: 'blog', contentId: post.id, title: post.title, subject: post.category, url }
    }
    const note = notes[(index * 5) % notes.length]
    if (!note) throw new Error('The content holds no note.')
    const { id: contentId, title, subject, chapter, path: url } = note
    return { ...rest, contentType: 'note', contentId, title, subject, chapter, url }
  })
}

export function visitOfAccess({ id, userId, timestamp, timeSpent }: Access): typeof studySession.$inferInsert {
  const times = { startedAt: timestamp, lastReportedAt: timestamp }
  return { id, userId, contentAccessId: id, ...times, reports: 1, seconds: timeSpent, addedSeconds: timeSpent }
}
