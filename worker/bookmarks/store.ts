import { and, eq, lte, sql } from 'drizzle-orm'
import type { BookmarkChoice } from '#domain/catalogue/bookmark.ts'
import { BOOKMARKS_MAX } from '#domain/catalogue/bookmark-copy.ts'
import type { Database } from '../db/client.ts'
import { bookmark } from '../db/schema.ts'

/** The keys of the bookmarked subjects, in alphabetical order. */
export async function listBookmarks(db: Database, userId: string): Promise<string[]> {
  const rows = await selectBookmarks(db, userId)
  return rows.map((row) => row.subjectKey)
}

/**
 * Sets or removes a bookmark, and returns the updated list. A removal that arrives late keeps a newer bookmark. Setting
 * always succeeds: the time of a removal is not stored, and an unwanted bookmark is better than a lost one.
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
