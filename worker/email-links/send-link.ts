import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { Failure } from '../../domain/failure.ts'
import { logError } from '../http/log.ts'
import type { Mail, Mailer } from '../mail/mail.ts'

type Letter = { mailer: Mailer; mail: Mail; requestId: string }

/**
 * Sends a letter that the student waits for. When the provider does not take it, `takeBack` undoes what was stored and
 * counted for it, and the student is told: he or she can try again at once.
 * @throws Failure when the letter was not sent.
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
