import { Favorite, FavoriteName } from '../../domain/study/favorite.ts'
import { router, studentProcedure } from '../procedures.ts'
import { addFavorite, removeFavorite, selectFavorites } from './store.ts'

/** Every call answers with the whole list as it is then, newest first, or in `list` as it is. */
export const favoritesRouter = router({
  list: studentProcedure.query(({ ctx }) => selectFavorites(ctx.db, ctx.student.id)),

  /** Adding what is there already changes nothing. */
  add: studentProcedure
    .input(Favorite)
    .mutation(({ ctx, input }) =>
      addFavorite(ctx.db, ctx.student.id, { ...input, addedAt: Math.min(input.addedAt, ctx.now) }),
    ),

  /** Removing what is not there is no mistake. */
  remove: studentProcedure
    .input(FavoriteName)
    .mutation(({ ctx, input }) => removeFavorite(ctx.db, ctx.student.id, input)),
})
