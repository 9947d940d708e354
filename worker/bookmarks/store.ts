import { and, eq, lte, sql } from 'drizzle-orm'
import type { BookmarkChoice } from '../../domain/catalogue/bookmark.ts'
import { BOOKMARKS_MAX } from '../../domain/catalogue/bookmark-copy.ts'
import type { Database } from '../db/client.ts'
import { bookmark } from '../db/schema.ts'

/** Keys of subjects, in the order of the index. */
export async function listBookmarks(db: Database, userId: string): Promise<string[]> {
  const rows = await selectBookmarks(db, userId)
  return rows.map((row) => row.subjectKey)
}

/**
 * Stores a choice, and lists what is bookmarked then. A removal that comes late leaves a bookmark that is newer. An
 * addition always holds: nothing remembers when a bookmark was removed, and in doubt none is lost.
 */
export async function setBookmark(db: Database, userId: string, choice: BookmarkChoice, now: number) {
  const { subjectKey, bookmarked, at } = choice
  const chosenAt = Math.min(at ?? now, now)
  const change = bookmarked
    ? db
        .insert(bookmark)
        .values({ userId, subjectKey, createdAt: chosenAt })
        .onConflictDoUpdate({
          target: [bookmark.userId, bookmark.subjectKey],
          set: { createdAt: sql`max(${bookmark.createdAt}, ${chosenAt})` },
        })
    : db
        .delete(bookmark)
        .where(
          and(
            eq(bookmark.userId, userId),
            eq(bookmark.subjectKey, subjectKey),
            at === undefined ? undefined : lte(bookmark.createdAt, at),
          ),
        )
  const [, rows] = await db.batch([change, selectBookmarks(db, userId)])
  return rows.map((row) => row.subjectKey)
}

function selectBookmarks(db: Database, userId: string) {
  return db
    .select({ subjectKey: bookmark.subjectKey })
    .from(bookmark)
    .where(eq(bookmark.userId, userId))
    .orderBy(bookmark.subjectKey)
    .limit(BOOKMARKS_MAX)
}
