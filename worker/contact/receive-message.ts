import { CONTACT_MESSAGES, type ContactMessage } from '../../domain/contact.ts'
import { Failure } from '../../domain/failure.ts'
import type { Database } from '../db/client.ts'
import { hashSender } from './sender.ts'
import { storeMessage } from './store.ts'

type From = { address: string; now: number }

/** @throws {Failure} when its sender has sent too many. A robot is not told that it was recognised. */
export async function receiveMessage(
  db: Database,
  { homepage, ...message }: ContactMessage,
  { address, now }: From,
): Promise<void> {
  if (homepage !== '') return
  const isStored = await storeMessage(db, { ...message, sender: hashSender(address), createdAt: now })
  if (!isStored) throw new Failure('too-many-requests', CONTACT_MESSAGES.tooMany)
}
