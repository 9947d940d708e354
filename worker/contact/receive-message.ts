import { createHash } from 'node:crypto'
import { CONTACT_MESSAGES, type ContactMessage } from '../../domain/contact.ts'
import { Failure } from '../../domain/failure.ts'
import type { Database } from '../db/client.ts'
import { networkOf } from '../http/network.ts'
import { storeMessage } from './store.ts'

type From = { address: string; now: number }

/** Stores a message. One from a robot is dropped without saying so. @throws Failure if the sender has sent too many. */
export async function receiveMessage(
  db: Database,
  { homepage, ...message }: ContactMessage,
  { address, now }: From,
): Promise<void> {
  if (homepage !== '') return
  const isStored = await storeMessage(db, { ...message, sender: hashSender(address), createdAt: now })
  if (!isStored) throw new Failure('too-many-requests', CONTACT_MESSAGES.tooMany)
}

/** Identifies the sender for the rate limit. It is a hash, so that the table holds no IP addresses. */
function hashSender(address: string): string {
  return createHash('sha256')
    .update(`contact:${networkOf(address)}`)
    .digest('base64url')
}
