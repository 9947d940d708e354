import { CONTACT_MESSAGES, ContactMessage } from '../../domain/contact.ts'
import { Failure } from '../../domain/failure.ts'
import { publicProcedure, router } from '../procedures.ts'
import { hashSender } from './sender.ts'
import { storeMessage } from './store.ts'

const RECEIVED = { received: true } as const

export const contactRouter = router({
  /** Every answer is the same, so it says nothing of messages that are there already. */
  send: publicProcedure.input(ContactMessage).mutation(async ({ ctx, input: { homepage, ...message } }) => {
    // A robot is not told that it was seen.
    if (homepage !== '') return RECEIVED

    const isStored = await storeMessage(ctx.db, { ...message, sender: hashSender(ctx.address), createdAt: ctx.now })
    if (!isStored) throw new Failure('too-many-requests', CONTACT_MESSAGES.tooMany)
    return RECEIVED
  }),
})
