import { and, desc, eq, lte, notInArray } from 'drizzle-orm'
import { FAVORITES_MAX, type Favorite, type FavoriteName } from '#domain/study/favorite-list.ts'
import type { Database } from '../db/client.ts'
import { favorite } from '../db/schema.ts'

/** Newest first. */
export function selectFavorites(db: Database, userId: string) {
  return db
    .select({
      id: favorite.id,
      type: favorite.type,
      title: favorite.title,
      subject: favorite.subject,
      chapter: favorite.chapter,
      url: favorite.url,
      icon: favorite.icon,
      addedAt: favorite.addedAt,
    })
    .from(favorite)
    .where(eq(favorite.userId, userId))
    .orderBy(desc(favorite.addedAt), desc(favorite.id))
    .limit(FAVORITES_MAX)
}

/** Adds a favorite once, removes the oldest beyond the limit, and returns the updated list. */
export async function addFavorite(db: Database, userId: string, added: Favorite) {
  const { id, type, title, subject, chapter, url, icon, addedAt } = added
  const kept = db
    .select({ id: favorite.id })
    .from(favorite)
    .where(eq(favorite.userId, userId))
    .orderBy(desc(favorite.addedAt), desc(favorite.id))
    .limit(FAVORITES_MAX)
  const [, , rows] = await db.batch([
    db.insert(favorite).values({ userId, id, type, title, subject, chapter, url, icon, addedAt }).onConflictDoNothing(),
    db.delete(favorite).where(and(eq(favorite.userId, userId), notInArray(favorite.id, kept))),
    selectFavorites(db, userId),
  ])
  return rows
}

/** Removes a favorite unless it was added again since then, and returns the updated list. */
export async function removeFavorite(
  db: Database,
  userId: string,
  { type, title, subject }: FavoriteName,
  removedAt: number,
) {
  const [, rows] = await db.batch([
    db
      .delete(favorite)
      .where(
        and(
          eq(favorite.userId, userId),
          eq(favorite.type, type),
          eq(favorite.title, title),
          eq(favorite.subject, subject),
          lte(favorite.addedAt, removedAt),
        ),
      ),
    selectFavorites(db, userId),
  ])
  return rows
}
