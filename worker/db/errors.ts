import { DrizzleQueryError } from 'drizzle-orm'

/** The database server did not answer. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** An error and its chain of causes, outermost first. */
function* causes(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current
}

/** Both drivers report it only in the message. `column` is written as table.column. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  return [...causes(error)].some(({ message }) => message.includes(`UNIQUE constraint failed: ${column}`))
}

/** The messages of SQLite for statements that always fail, however often they are sent. */
const PERMANENT =
  /constraint failed|SQLITE_CONSTRAINT|datatype mismatch|SQLITE_MISMATCH|string or blob too big|SQLITE_TOOBIG/i

/** Whether a row violated a constraint. A repeated request would violate it again. */
export function isConstraintViolation(error: unknown): boolean {
  return [...causes(error)].some(({ message }) => PERMANENT.test(message))
}

/** Whether the database itself failed (unreachable, too slow, broken), so that the same request can succeed later. */
export function isDatabaseFailure(error: unknown): boolean {
  if (isConstraintViolation(error)) return false
  return [...causes(error)].some(
    (cause) =>
      cause instanceof DrizzleQueryError ||
      cause instanceof DatabaseUnreachable ||
      cause.name === 'LibsqlError' ||
      cause.message.startsWith('D1_ERROR'),
  )
}
