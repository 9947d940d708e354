import { DrizzleQueryError } from 'drizzle-orm'

/** No answer from the database server. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** An error and everything it was caused by, outermost first. */
function* causes(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current
}

/** Both drivers say it in words; `column` is written table.column. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  return [...causes(error)].some(({ message }) => message.includes(`UNIQUE constraint failed: ${column}`))
}

/** Whether the database itself failed (unreachable, too slow, broken), rather than our own code. */
export function isDatabaseFailure(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) =>
      cause instanceof DrizzleQueryError ||
      cause instanceof DatabaseUnreachable ||
      cause.name === 'LibsqlError' ||
      cause.message.startsWith('D1_ERROR'),
  )
}
