/**
 * Writes one JSON line for each failure. Neither inputs nor the values of a failed query are logged, because they can
 * be secrets.
 */
export function logError({ requestId, path, error }: { requestId: string; path: string; error: unknown }): void {
  const causes = []
  for (let current = error; current instanceof Error; current = current.cause) {
    // Drizzle writes the values after the first line of the message, and the stack repeats the message.
    const frames = current.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
    causes.push({ name: current.name, message: current.message.split('\n', 1)[0], frames: frames.slice(0, 8) })
  }
  console.error(
    JSON.stringify({ level: 'error', requestId, path, causes: causes.length > 0 ? causes : [String(error)] }),
  )
}
