import { CREDENTIAL_MESSAGES, Credentials } from '../../domain/credentials.ts'
import { Failure } from '../../domain/failure.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { type Context, publicProcedure, router } from '../trpc.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Student } from './sessions.ts'
import { insertAccount, selectAccount } from './store.ts'
import { openThrottle } from './throttle.ts'

/** The auth user of the specification. */
function toAuthUser({ id, email, displayName, photoUrl }: Student) {
  return { uid: id, email, displayName, photoURL: photoUrl }
}

/** Who am I? Asked at every start of the app, so it is also where a session is kept alive. */
export const session = publicProcedure.query(async ({ ctx }) => {
  if (!ctx.token) return { user: null }
  const { student, renewed } = await ctx.sessions.findStudentAndRenew(ctx.token)
  if (!student) ctx.setCookies(ctx.sessions.blankCookies())
  else if (renewed) ctx.setCookies(ctx.sessions.cookies(ctx.token))
  return { user: student && toAuthUser(student) }
})

export const authRouter = router({
  signUp: publicProcedure.input(Credentials).mutation(async ({ ctx, input }) => {
    const id = crypto.randomUUID()
    const passwordHash = await hashPassword(input.password)
    try {
      await signIn(ctx, id, insertAccount(ctx.db, { id, email: input.email, passwordHash, now: ctx.now }))
    } catch (error) {
      if (isUniqueViolation(error, 'user.email')) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)
      throw error
    }
    return { user: toAuthUser({ id, email: input.email, displayName: null, photoUrl: null }) }
  }),

  signIn: publicProcedure.input(Credentials).mutation(async ({ ctx, input }) => {
    const throttle = openThrottle(ctx.db, ctx.now)
    const [byEmail, byAddress, accounts] = await ctx.db.batch([
      throttle.countEmail(input.email),
      throttle.countAddress(ctx.address),
      selectAccount(ctx.db, input.email),
    ])
    if (throttle.isOver(byEmail[0]?.failures ?? 0, byAddress[0]?.failures ?? 0)) {
      throw new Failure('too-many-requests', CREDENTIAL_MESSAGES.throttled)
    }
    const [account] = accounts
    const isRight = await verifyPassword(input.password, account?.passwordHash ?? null)
    if (!account || !isRight) throw new Failure('unauthenticated', CREDENTIAL_MESSAGES.refused)

    await signIn(ctx, account.id, [throttle.forgetEmail(input.email), throttle.forgiveAddress(ctx.address)])
    return { user: toAuthUser(account) }
  }),

  /** Signing out twice, or without a session, is no mistake. */
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    if (ctx.token) await ctx.sessions.end(ctx.token)
    ctx.setCookies(ctx.sessions.blankCookies())
    return { user: null }
  }),
})

/** Always a new session: one that somebody planted in the browser before is worth nothing after. */
async function signIn(ctx: Context, userId: string, after: Parameters<Context['sessions']['create']>[1]['after']) {
  const token = await ctx.sessions.create(userId, { userAgent: ctx.userAgent, after })
  ctx.setCookies(ctx.sessions.cookies(token))
}
