import type { ContactMessage } from '#domain/contact.ts'
import { CONTACT_MESSAGES, CONTACT_PER_HOUR, CONTACT_WINDOW_MS } from '#domain/contact-rules.ts'
import { Failure } from '#domain/failure.ts'
import type { Database } from '../db/client.ts'
import { openDailyHash } from '../db/daily-secret.ts'
import { contactMessage } from '../db/schema.ts'
import { networkOf } from '../http/network.ts'
import { storeWithinLimit } from '../throttle/store-within-limit.ts'

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
  const row = { ...message, sender, createdAt: now }
  const limit = { most: CONTACT_PER_HOUR, windowMs: CONTACT_WINDOW_MS }
  const isStored = await storeWithinLimit(db, contactMessage, row, limit)
  if (!isStored) throw new Failure('too-many-requests', CONTACT_MESSAGES.tooMany)
}
