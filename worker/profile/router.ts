import { createHash } from 'node:crypto'
import { Avatar } from '#domain/account/avatar.ts'
import { ProfileUpdate } from '#domain/account/profile-update.ts'
import { router, studentProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { avatarAddress } from './avatar-route.ts'
import { findProfile, saveAvatar, updateProfile } from './store.ts'
import { toProfile } from './to-profile.ts'

export const profileRouter = router({
  get: studentProcedure.query(async ({ ctx }) => {
    const parts = await findProfile(ctx.db, ctx.student.id, ctx.now)
    return toProfile(ctx.student, parts)
  }),

  /** Returns the updated profile, and the auth user, whose display name is the profile's name. */
  update: studentProcedure.input(ProfileUpdate).mutation(async ({ ctx, input }) => {
    const { db, now, student } = ctx
    const profile = toProfile(student, await updateProfile(db, student.id, { changes: input, now }))
    return { profile, user: toAuthUser({ ...student, displayName: input.full_name ?? student.displayName }) }
  }),

  /**
   * Stores a picture under an address of its own. The auth user has the address and not the picture, so that only a
   * page that shows the picture loads it.
   */
  setAvatar: studentProcedure.input(Avatar).mutation(async ({ ctx, input }) => {
    const address = avatarAddress(createHash('sha256').update(input.image).digest('base64url').slice(0, 22))
    await saveAvatar(ctx.db, ctx.student.id, { image: input.image, address, now: ctx.now })
    return { user: toAuthUser({ ...ctx.student, photoUrl: address }) }
  }),

  removeAvatar: studentProcedure.mutation(async ({ ctx }) => {
    await saveAvatar(ctx.db, ctx.student.id, { image: null, address: null, now: ctx.now })
    return { user: toAuthUser({ ...ctx.student, photoUrl: null }) }
  }),
})
