import index from '#content/built/subject-index.json'
import { BookmarkChoice, SUBJECT_UNKNOWN } from '#domain/catalogue/bookmark.ts'
import { Failure } from '#domain/failure.ts'
import { router, studentProcedure } from '../procedures.ts'
import { listBookmarks, setBookmark } from './store.ts'

const subjectKeys = new Set(index.map(({ key }) => key))
/** Leaves out subjects that were removed from the catalogue. */
const inCatalogue = (keys: string[]) => keys.filter((key) => subjectKeys.has(key))

export const bookmarksRouter = router({
  /** The keys of the bookmarked subjects. */
  list: studentProcedure.query(async ({ ctx }) => inCatalogue(await listBookmarks(ctx.db, ctx.student.id))),

  /** Returns the whole updated list. */
  set: studentProcedure.input(BookmarkChoice).mutation(async ({ ctx, input }) => {
    if (!subjectKeys.has(input.subjectKey)) {
      throw new Failure('not-found', SUBJECT_UNKNOWN)
    }
    return inCatalogue(await setBookmark(ctx.db, ctx.student.id, input, ctx.now))
  }),
})
