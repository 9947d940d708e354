import * as z from 'zod/mini'
import { isLongerThan } from './graphemes.ts'
import { compose, toLine, toParagraphs } from './plain-text.ts'

// Building blocks for the inputs of procedures. zod runs all checks of a value, and reads all items of a list before it
// checks their number. Here lengths are checked first, so that nobody can make the worker read more than a field can
// hold.

/** A check whose message is found by a rule; null is no mistake. */
export function refuseIf<Value>(findError: (value: Value) => string | null) {
  return z.superRefine<Value>((value, context) => {
    const error = findError(value)
    if (error) context.addIssue({ code: 'custom', message: error })
  })
}

type TextLimits = {
  /** Characters, as a reader counts them. */
  max: number
  none: string
  long?: string
}

/** Code points of a text before it is cleaned. A character can have several of them, and spaces are removed later. */
const rawMaxOf = (max: number) => Math.min(16 * max + 1_000, 3 * max + 10_000)

const text = (clean: (text: string) => string, { max, none, long = none }: TextLimits, shortest = 1) =>
  z.string(none).check(
    z.maxLength(rawMaxOf(max), { error: long, abort: true }),
    z.overwrite(clean),
    z.minLength(shortest, none),
    z.refine((cleaned) => !isLongerThan(cleaned, max), { error: long, abort: true }),
    z.overwrite(compose),
  )

/** A stored text of one line. */
export const lineOf = (limits: TextLimits) => text(toLine, limits)

/** A stored text of several lines. */
export const paragraphsOf = (limits: TextLimits) => text(toParagraphs, limits)

/** The same, but it may be empty. */
export const optionalParagraphsOf = (limits: TextLimits) => text(toParagraphs, limits, 0)

/** A path of this site. Browsers read a backslash as a slash, so `/\\host` leads to another site. */
export const ADDRESS = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** An address of this site. Browsers read a backslash as a slash, and ignore line breaks and tabs. */
export const addressOf = (limits: TextLimits) =>
  lineOf(limits).check(z.regex(ADDRESS, 'An address of this site begins with one slash.'))

type ListLimits = { max: number; none: string; many: string }

/** A list that may be empty. */
export function listOf<Item extends z.ZodMiniType>(item: Item, { max, none, many }: ListLimits) {
  const short = z.custom<z.input<Item>[]>((value) => Array.isArray(value) && value.length <= max, {
    error: ({ input }) => (Array.isArray(input) ? many : none),
  })
  return z.pipe(short, z.array(item))
}

/** Values by name, each with at most `longest` characters. */
export function recordOf<Value extends z.ZodMiniType>(
  value: Value,
  { max, longest, none, many }: ListLimits & { longest: number },
) {
  const isObject = (input: unknown) => typeof input === 'object' && input !== null
  const isSmall = (names: string[]) => names.length <= max && names.every((name) => name.length <= longest)
  const small = z.custom<z.input<z.ZodMiniRecord<z.ZodMiniString, Value>>>(
    (input) => isObject(input) && isSmall(Object.keys(Object(input))),
    {
      error: ({ input }) => (isObject(input) ? many : none),
    },
  )
  return z.pipe(small, z.record(z.string(), value))
}
