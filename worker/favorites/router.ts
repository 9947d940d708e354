import { toServerTime } from '#domain/study/daily-limits.ts'
import { Favorite, FavoriteRemoval } from '#domain/study/favorite.ts'
import { router, studentProcedure } from '../procedures.ts'
import { addFavorite, removeFavorite, selectFavorites } from './store.ts'

/** Every procedure returns the whole updated list, newest first. */
export const favoritesRouter = router({
  list: studentProcedure.query(({ ctx }) => selectFavorites(ctx.db, ctx.student.id)),

  /** Adding a favorite twice changes nothing. */
  add: studentProcedure.input(Favorite).mutation(({ ctx, input: { sentAt, chapter, icon, ...favorite } }) =>
    addFavorite(ctx.db, ctx.student.id, {
      ...favorite,
      chapter: chapter ?? null,
      icon: icon ?? null,
      addedAt: toServerTime(favorite.addedAt, { sentAt, now: ctx.now }),
    }),
  ),

  /** Removing a favorite that does not exist is no error. */
  remove: studentProcedure
    .input(FavoriteRemoval)
    .mutation(({ ctx, input: { removedAt, sentAt, ...name } }) =>
      removeFavorite(
        ctx.db,
        ctx.student.id,
        name,
        removedAt === undefined ? ctx.now : toServerTime(removedAt, { sentAt, now: ctx.now }),
      ),
    ),
})
