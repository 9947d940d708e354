import { z } from 'zod'

const MESSAGE = 'A time is in whole milliseconds since 1970.'

/** A time of a device's clock, in milliseconds. The upper end is the last day that JavaScript knows. */
export const Moment = z.int(MESSAGE).min(0, MESSAGE).max(8.64e15, MESSAGE)
