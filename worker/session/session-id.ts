import { z } from 'zod'

export const SESSION_GONE = 'This device is signed out already.'

/** By what a student names one of his or her sessions. */
export const SessionId = z.strictObject({ id: z.string(SESSION_GONE).regex(/^[\w-]{16}$/, SESSION_GONE) })
