import * as z from 'zod/mini'

/** Characters of a message that are kept. */
export const MESSAGE_MAX = 160
export const FRAMES_MAX = 8
/** A script of the app with its line and column, such as `/assets/index-BV7b3.js:2:731`. */
const FRAME = /\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g

/** An error in a browser, as it is reported: where it happened in our code, and nothing about whom. */
export const BrowserError = z.strictObject({
  /** The class of the error. */
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  message: z.string().check(z.maxLength(MESSAGE_MAX)),
  frames: z
    .array(z.string().check(z.regex(new RegExp(`^${FRAME.source}$`))))
    .check(z.minLength(1), z.maxLength(FRAMES_MAX)),
  /** The pattern of the page's address, such as `/notes/$subject`. */
  route: z.string().check(z.regex(/^[\w$./-]{1,120}$/)),
})
export type BrowserError = z.infer<typeof BrowserError>

/** What may be reported of an error; null if none of our own code is in its stack, as with extensions. */
export function describeBrowserError(error: unknown, route: string): BrowserError | null {
  if (!(error instanceof Error)) return null
  // In Chromium the stack begins with the message.
  const frames = error.stack?.slice(error.stack.startsWith(String(error)) ? String(error).length : 0).match(FRAME) ?? []
  const described = {
    name: error.name,
    message: withoutValues(error.message),
    frames: frames.slice(0, FRAMES_MAX),
    route,
  }
  const { success, data } = BrowserError.safeParse(described)
  return success ? data : null
}

/**
 * The words of a browser's message without everything that can come from a student: what is quoted, numbers, addresses,
 * and letters that no browser's own English text has.
 */
export function withoutValues(message: string): string {
  const [line = ''] = message.split('\n', 1)
  return withoutQuotes(line)
    .split(' ')
    .map((word) => (/[@:/\\]|[^ -~…]/.test(word) ? '…' : word))
    .join(' ')
    .replace(/\d+/g, '0')
    .slice(0, MESSAGE_MAX)
}

/**
 * A quoted snippet can hold quotes itself, so everything goes from the first quote to the last. If that one closes
 * nothing, the rest of the line is within quotes as well.
 */
function withoutQuotes(line: string): string {
  const first = line.search(/["'`“”]/)
  if (first < 0) return line
  const last = Math.max(...['"', "'", '`', '“', '”'].map((quote) => line.lastIndexOf(quote)))
  const quote = line.charAt(last)
  const closes = quote === '”' || (quote !== '“' && line.split(quote).length % 2 === 1)
  const rest = line.slice(last + 1)
  return `${line.slice(0, first)}…${closes && /^(?![\p{L}\p{M}\p{N}])/u.test(rest) ? rest : ''}`
}
