import type { ContactMessage } from '#domain/contact.ts'
import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { Failure } from '#domain/failure.ts'
import type { Database } from '../db/client.ts'
import { openDailyHash } from '../db/daily-secret.ts'
import { networkOf } from '../http/network.ts'
import { storeMessage } from './store.ts'

type From = { address: string; now: number }

/** Stores a message. A robot's message is dropped silently. @throws Failure if the sender has sent too many. */
export async function receiveMessage(
  db: Database,
  { homepage, ...message }: ContactMessage,
  { address, now }: From,
): Promise<void> {
  if (homepage !== '') return
  // A hash that identifies the sender for the limit, because the table stores no addresses.
  const hash = await openDailyHash(db, now)
  const sender = hash('contact', networkOf(address))
  const isStored = await storeMessage(db, { ...message, sender, createdAt: now })
  if (!isStored) throw new Failure('too-many-requests', CONTACT_MESSAGES.tooMany)
}
