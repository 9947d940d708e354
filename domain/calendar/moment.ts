import * as z from 'zod'

const MESSAGE = 'A time is in whole milliseconds since 1970.'

/** A time by the device's clock, in milliseconds. The maximum is the last date that JavaScript can represent. */
export const Moment = z.int(MESSAGE).min(0, MESSAGE).max(8.64e15, MESSAGE)
