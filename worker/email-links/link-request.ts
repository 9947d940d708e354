import { type SQL, sql } from 'drizzle-orm'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { Failure } from '#domain/failure.ts'
import { logError } from '../http/log.ts'
import type { Mail, Mailer } from '../mail/mail.ts'
import type { Context } from '../procedures.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { type EndedLink, type Purpose, replaceLink, restoreLinks } from './link-store.ts'

type Recipient = {
  purpose: Purpose
  to: string
  /** Set for a link to an address that the account does not have yet. */
  isNewAddress?: boolean
}

/**
 * The steps of every request for a link: count it, make the link in place of the previous one, and send the mail. The
 * caller runs the statements in its own batch.
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
     * For the student that `whose` describes (one or none), and only if `condition` holds. The statements return the
     * ended links, the new one, and the counts. The counts come last, so that both limits are checked first.
     */
    statements: (whose: SQL, condition = sql`1`) =>
      [
        ...replaceLink(db, {
          id,
          purpose,
          now,
          whose,
          ...(isNewAddress && { email: to }),
          allowed: sql`${condition} and ${throttle.hasRoom(fromNetwork, toEmail)}`,
        }),
        throttle.count([fromNetwork, toEmail], condition),
        throttle.sweep(),
      ] as const,

    /** @throws Failure when too many links were requested. */
    check(counted: unknown[]) {
      if (isOver(counted)) throw new Failure('too-many-requests', LINK_MESSAGES.tooMany)
    },

    /**
     * If the mail cannot be sent, the ended links work again, and the email may be tried again. The network's count stays:
     * addresses that no provider accepts would go round it.
     */
    send: (write: (letter: { to: string; origin: string; token: string }) => Mail, ended: EndedLink[]) =>
      sendLink({ mailer, mail: write({ to, origin, token }), requestId }, () =>
        db.batch([throttle.forgive(toEmail), ...restoreLinks(db, id, ended)]),
      ),
  }
}

type Letter = { mailer: Mailer; mail: Mail; requestId: string }

/**
 * Sends a mail that the student waits for. If the provider does not accept it, `takeBack` undoes what was stored
 * for it, and the student learns of it and can try again at once.
 * @throws Failure when the mail was not sent.
 */
async function sendLink({ mailer, mail, requestId }: Letter, takeBack: () => Promise<unknown>): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    logError({ requestId, path: 'mail', error })
    await takeBack()
    throw new Failure('unavailable', LINK_MESSAGES.notSent)
  }
}
