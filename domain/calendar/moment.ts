import * as z from 'zod/mini'

const MESSAGE = 'A time is in whole milliseconds since 1970.'

/** A time by the device's clock, in milliseconds. The maximum is the last date that JavaScript can represent. */
export const Moment = z.int(MESSAGE).check(z.gte(0, MESSAGE), z.lte(8.64e15, MESSAGE))
