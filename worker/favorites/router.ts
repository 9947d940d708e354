import { Favorite, FavoriteName } from '../../domain/study/favorite.ts'
import { router, studentProcedure } from '../procedures.ts'
import { addFavorite, removeFavorite, selectFavorites } from './store.ts'

/** Every procedure returns the whole updated list, newest first. */
export const favoritesRouter = router({
  list: studentProcedure.query(({ ctx }) => selectFavorites(ctx.db, ctx.student.id)),

  /** Adding a favorite twice changes nothing. */
  add: studentProcedure
    .input(Favorite)
    .mutation(({ ctx, input }) =>
      addFavorite(ctx.db, ctx.student.id, { ...input, addedAt: Math.min(input.addedAt, ctx.now) }),
    ),

  /** Removing a favorite that does not exist is no error. */
  remove: studentProcedure
    .input(FavoriteName)
    .mutation(({ ctx, input }) => removeFavorite(ctx.db, ctx.student.id, input)),
})
