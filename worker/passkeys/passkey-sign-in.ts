import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import { PasskeyProof } from '#domain/account/passkeys.ts'
import { Failure } from '#domain/failure.ts'
import { publicProcedure } from '../procedures.ts'
import { startSession, toAuthUser } from '../session/start-session.ts'
import { makeToken } from '../session/tokens.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { insertChallenge, isUsed, recordUse, selectPasskey, sweepChallenges, takeSignInChallenge } from './store.ts'
import { createSignInOptions, readChallenge, verifyProof } from './webauthn.ts'

export const passkeySignInProcedures = {
  /**
   * Returns what the browser needs to ask for a passkey. `signInWithPasskey` follows. It is counted by network; the
   * answer is not, because it needs a challenge from here.
   */
  startPasskeySignIn: publicProcedure.mutation(async ({ ctx }) => {
    const { db, now, site } = ctx
    const throttle = openThrottle(db, now)
    const fromNetwork = (await openLimits(db, now)).passkeysFromNetwork(ctx.address)
    const challenge = makeToken()
    const [, counted] = await db.batch([
      insertChallenge(db, { challenge, purpose: 'sign-in', userId: null, now }, throttle.hasRoom(fromNetwork)),
      throttle.count([fromNetwork]),
      sweepChallenges(db, now),
      throttle.sweep(),
    ])
    if (isOver(counted)) throw new Failure('too-many-requests', CREDENTIAL_MESSAGES.throttled)
    return createSignInOptions({ site, challenge })
  }),

  /** Signs in whoever the passkey belongs to. The challenge is used up whether the answer is right or not. */
  signInWithPasskey: publicProcedure.input(PasskeyProof).mutation(async ({ ctx, input }) => {
    const { db, now, site } = ctx
    const challenge = readChallenge(input)
    const [taken, [stored]] = await db.batch([takeSignInChallenge(db, { challenge, now }), selectPasskey(db, input.id)])
    if (taken.length === 0) throw new Failure('unauthenticated', PASSKEY_MESSAGES.refused)
    if (!stored) throw new Failure('unauthenticated', PASSKEY_MESSAGES.unknown)
    ctx.actor.userId = stored.userId
    const counter = await verifyProof(input, { site, challenge, stored })
    if (counter === null) throw new Failure('unauthenticated', PASSKEY_MESSAGES.refused)

    const use = { id: stored.id, userId: stored.userId, counter }
    const throttle = openThrottle(db, now)
    const fromNetwork = (await openLimits(db, now)).passkeysFromNetwork(ctx.address)
    // The passkey may have been removed, or used once more, while this answer was verified.
    const isStarted = await startSession(ctx, stored.userId, {
      after: [recordUse(db, use, now), throttle.forgive(fromNetwork)],
      onlyIf: isUsed(db, use, now),
    })
    if (!isStarted) throw new Failure('unauthenticated', PASSKEY_MESSAGES.refused)
    return { user: toAuthUser({ ...stored, id: stored.userId }) }
  }),
}
