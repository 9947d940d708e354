import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { Failure } from '#domain/failure.ts'
import { logError } from '../http/log.ts'
import type { Mail, Mailer } from '../mail/mail.ts'

type Letter = { mailer: Mailer; mail: Mail; requestId: string }

/**
 * Sends a mail that the student waits for. If the provider does not accept it, `takeBack` undoes what was stored and
 * counted for it, and the student learns of it and can try again at once.
 * @throws Failure when the mail was not sent.
 */
export async function sendLink({ mailer, mail, requestId }: Letter, takeBack: () => Promise<unknown>): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    logError({ requestId, path: 'mail', error })
    await takeBack()
    throw new Failure('unavailable', LINK_MESSAGES.notSent)
  }
}
