import { ContactMessage } from '#domain/contact.ts'
import { publicProcedure, router } from '../procedures.ts'
import { receiveMessage } from './receive-message.ts'

export const contactRouter = router({
  /** Every answer is the same, so it does not reveal which messages exist. */
  send: publicProcedure.input(ContactMessage).mutation(async ({ ctx, input }) => {
    await receiveMessage(ctx.db, input, ctx)
    return { received: true } as const
  }),
})
