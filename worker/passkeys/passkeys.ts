import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { PASSKEY_MESSAGES, PASSKEYS_MAX } from '#domain/account/passkey-rules.ts'
import { NewPasskey, PasskeyRemoval, PasskeyStart } from '#domain/account/passkeys.ts'
import { Failure } from '#domain/failure.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '../account/account-mails.ts'
import { isAsSeen, selectPasskeys } from '../account/store.ts'
import { reauthenticate, reauthenticatedProcedure, requireRecentSignIn } from '../password/reauthentication.ts'
import { publicProcedure } from '../procedures.ts'
import { deviceLabel } from '../session/device-label.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { forgetChallenges, insertChallenge, insertPasskey, removePasskey, selectAddingChallenge } from './store.ts'
import { createAddingOptions, readChallenge, verifyNewPasskey } from './webauthn.ts'

export const passkeyProcedures = {
  /** Returns what the browser needs to make a passkey. `addPasskey` follows. */
  startPasskey: reauthenticatedProcedure.input(PasskeyStart).mutation(async ({ ctx, input }) => {
    const { db, now, site } = ctx
    const isRecent = requireRecentSignIn(now, PASSKEY_MESSAGES.notRecentForAdding)
    const { account, seen, renew, finish } = await reauthenticate(ctx, input.password, isRecent)
    const challenge = makeToken()
    const [renewed, , existing] = await db.batch([
      ...renew(),
      selectPasskeys(db, account.id),
      forgetChallenges(db, account.id, isAsSeen(db, seen)),
      insertChallenge(db, { challenge, purpose: 'add', userId: account.id, now }, isAsSeen(db, seen)),
    ])
    finish(renewed)
    if (existing.length >= PASSKEYS_MAX) throw new Failure('conflict', PASSKEY_MESSAGES.tooMany)
    return createAddingOptions({ site, challenge, student: account }, existing)
  }),

  /** Stores a passkey. `startPasskey` has asked for the password. Sent twice, it is stored once. */
  addPasskey: publicProcedure.input(NewPasskey).mutation(async ({ ctx, input }) => {
    const { db, now, mailer, origin, site } = ctx
    const challenge = readChallenge(input)
    const { student, rows, more } = await ctx.findStudentWith(
      (userId) => selectAddingChallenge(db, { userId, challenge, now }),
      (userId) => selectPasskeys(db, userId),
    )
    if (!student) throw new Failure('unauthenticated', SIGN_IN_FIRST)
    if (more.some(({ id }) => id === input.id)) return { id: input.id }
    const made = rows.length > 0 ? await verifyNewPasskey(input, { site, challenge }) : null
    if (!made) throw new Failure('invalid', PASSKEY_MESSAGES.refused)

    const name = deviceLabel(ctx.userAgent)
    const [added, [account]] = await db.batch(
      insertPasskey(
        db,
        { ...made, userId: student.id, name },
        { sessionId: hashToken(ctx.token ?? ''), challenge, now },
      ),
    )
    // The session may have ended while the answer was verified, for example because the account has another owner now.
    if (!account) throw new Failure('unauthenticated', SIGN_IN_FIRST)
    if (added.length === 0) {
      const isFull = more.length >= PASSKEYS_MAX
      throw new Failure('conflict', isFull ? PASSKEY_MESSAGES.tooMany : PASSKEY_MESSAGES.alreadyThere)
    }
    if (mailer && account.emailVerified) ctx.later(mailer.send(passkeyAddedMail({ to: account.email, origin })))
    return { id: made.id }
  }),

  /**
   * Ends signing in with a passkey, and all other sessions, because they may have begun with it. The last way to sign in
   * stays. A password is not a way to sign in where sign-in by password is switched off.
   */
  removePasskey: reauthenticatedProcedure.input(PasskeyRemoval).mutation(async ({ ctx, input }) => {
    const { db, now, mailer, origin } = ctx
    const isRecent = requireRecentSignIn(now, PASSKEY_MESSAGES.notRecentForRemoval)
    const { account, seen, renew, finish } = await reauthenticate(ctx, input.password, isRecent)
    const hasPassword = ctx.hasEmailSignIn && account.passwordHash !== null
    const [renewed, , , removed, left] = await db.batch([
      ...renew(),
      ...removePasskey(db, seen, { id: input.id, hasPassword }),
    ])
    finish(renewed)
    if (removed.length === 0) {
      const isThere = left.some(({ id }) => id === input.id)
      throw isThere
        ? new Failure('conflict', PASSKEY_MESSAGES.lastWayIn)
        : new Failure('not-found', PASSKEY_MESSAGES.gone)
    }
    if (mailer && account.emailVerified) ctx.later(mailer.send(passkeyRemovedMail({ to: account.email, origin })))
    return { id: input.id }
  }),
}
