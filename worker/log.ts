/** One JSON line a failure. Inputs are not logged: they can hold passwords. */
export function logError({ requestId, path, error }: { requestId: string; path: string; error: unknown }): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'unknown', message: String(error), stack: '' }
  console.error(JSON.stringify({ level: 'error', requestId, path, name, message: firstLine(message), stack }))
}

/** Drizzle puts the values of a failed query behind the first line of its message. */
function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}
