// Separate from shuffle.ts, because every page loads what begins an attempt.

/** Where a UUID has its version. Random ones are of version 4; 8 is free for one's own use (RFC 9562). */
const VERSION_AT = 14

/**
 * The id of a retake, made from a random UUID. Whatever knows the attempt by its id knows its order from it, without
 * another field on the device, in the outbox and in the database.
 */
export function nameRetake(uuid: string): string {
  return `${uuid.slice(0, VERSION_AT)}8${uuid.slice(VERSION_AT + 1)}`
}

export function isRetake(attemptId: string): boolean {
  return attemptId[VERSION_AT] === '8'
}
