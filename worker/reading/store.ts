import { and, eq, lte } from 'drizzle-orm'
import type { Position } from '../../domain/study/reading-mark.ts'
import type { ReadingPosition } from '../../domain/study/reading-position.ts'
import type { Database } from '../db/client.ts'
import { readingPosition } from '../db/schema.ts'

/** Where the student was last in a note, on whichever device; null if the note was never read. */
export async function findPosition(db: Database, userId: string, noteId: string): Promise<Position | null> {
  const [row] = await selectPosition(db, userId, noteId)
  return row ?? null
}

/** Stores where the student is, unless a newer position is known, and answers with what is known then. */
export async function savePosition(
  db: Database,
  userId: string,
  { noteId, page, readAt }: ReadingPosition,
  now: number,
): Promise<Position> {
  // A clock that is ahead must not win over every page that is turned from now on.
  const readBy = Math.min(readAt, now)
  const [, rows] = await db.batch([
    db
      .insert(readingPosition)
      .values({ userId, noteId, page, readAt: readBy })
      .onConflictDoUpdate({
        target: [readingPosition.userId, readingPosition.noteId],
        set: { page, readAt: readBy },
        setWhere: lte(readingPosition.readAt, readBy),
      }),
    selectPosition(db, userId, noteId),
  ])
  const [row] = rows
  if (!row) throw new Error('A stored position is not there.')
  return row
}

function selectPosition(db: Database, userId: string, noteId: string) {
  return db
    .select({ page: readingPosition.page, readAt: readingPosition.readAt })
    .from(readingPosition)
    .where(and(eq(readingPosition.userId, userId), eq(readingPosition.noteId, noteId)))
    .limit(1)
}
