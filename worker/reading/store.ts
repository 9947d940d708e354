import { and, eq, lt } from 'drizzle-orm'
import type { Position } from '#domain/study/reading-mark.ts'
import type { ReadingPosition } from '#domain/study/reading-position.ts'
import type { Database } from '../db/client.ts'
import { readingPosition } from '../db/schema.ts'

/** The student's last position in a note, from any device; null if the note was never read. */
export async function findPosition(db: Database, userId: string, noteId: string): Promise<Position | null> {
  const [row] = await selectPosition(db, userId, noteId)
  return row ?? null
}

/** Stores a position unless a newer one is stored, and returns the stored one. */
export async function savePosition(
  db: Database,
  userId: string,
  { noteId, page, heading = null, readAt }: ReadingPosition,
  now: number,
): Promise<Position> {
  // A time in the future, from a wrong clock, would win over every later position.
  const readBy = Math.min(readAt, now)
  const [, rows] = await db.batch([
    db
      .insert(readingPosition)
      .values({ userId, noteId, page, heading, readAt: readBy })
      .onConflictDoUpdate({
        target: [readingPosition.userId, readingPosition.noteId],
        set: { page, heading, readAt: readBy },
        // A repeated position writes nothing.
        setWhere: lt(readingPosition.readAt, readBy),
      }),
    selectPosition(db, userId, noteId),
  ])
  const [row] = rows
  if (!row) throw new Error('A stored position is not there.')
  return row
}

function selectPosition(db: Database, userId: string, noteId: string) {
  return db
    .select({ page: readingPosition.page, heading: readingPosition.heading, readAt: readingPosition.readAt })
    .from(readingPosition)
    .where(and(eq(readingPosition.userId, userId), eq(readingPosition.noteId, noteId)))
    .limit(1)
}
