import { type SQL, sql } from 'drizzle-orm'
import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { Failure } from '../../domain/failure.ts'
import type { Mail } from '../mail/mail.ts'
import type { Context } from '../procedures.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { type EndedLink, type Purpose, replaceLink, restoreLinks } from './link-store.ts'
import { sendLink } from './send-link.ts'

type Counted = { failures: number }[]
type Recipient = {
  purpose: Purpose
  to: string
  /** Where a link is for an address that the account does not have yet. */
  isNewAddress?: boolean
}

/**
 * The steps that every request for a link takes: it is counted, the link is made in place of the one before, and the
 * letter is sent. The caller runs the statements in its own batch.
 * @throws Failure when no mail provider is configured.
 */
export async function openLinkRequest(ctx: Context, { purpose, to, isNewAddress = false }: Recipient) {
  const { db, now, mailer, origin, requestId } = ctx
  if (!mailer) throw new Failure('forbidden', LINK_MESSAGES.noMail)
  const token = makeToken()
  const id = hashToken(token)
  const throttle = openThrottle(db, now)
  const limits = await openLimits(db, now)
  const fromNetwork = limits.linksFromNetwork(ctx.address)
  const toEmail = limits.linksTo(purpose, to)

  return {
    /**
     * For the student that `whose` describes (one or none), and if `condition` holds. They return both counts, the
     * links that ended, and the new one.
     */
    statements: (whose: SQL, condition = sql`1`) =>
      [
        throttle.countIf(fromNetwork, condition),
        throttle.countIf(toEmail, sql`${condition} and ${throttle.isWithin(fromNetwork)}`),
        ...replaceLink(db, {
          id,
          purpose,
          now,
          whose,
          ...(isNewAddress && { email: to }),
          allowed: sql`${condition} and ${throttle.isWithin(fromNetwork, toEmail)}`,
        }),
      ] as const,

    /** @throws Failure when too many links were asked for. */
    check(byNetwork: Counted, byEmail: Counted) {
      if (isOver(fromNetwork, byNetwork) || isOver(toEmail, byEmail)) {
        throw new Failure('too-many-requests', LINK_MESSAGES.tooMany)
      }
    },

    /** When the letter cannot be sent, the links that ended work again and nothing was counted. */
    send: (write: (letter: { to: string; origin: string; token: string }) => Mail, ended: EndedLink[]) =>
      sendLink({ mailer, mail: write({ to, origin, token }), requestId }, () =>
        db.batch([throttle.forgive(fromNetwork), throttle.forgive(toEmail), ...restoreLinks(db, id, ended)]),
      ),
  }
}
