import { DAY_MS } from '../calendar/nepal-day.ts'

type Access = { contentId: string; contentType: string; lastAccessed: number }

/** Each text once, with its latest access, newest first, as the accesses are. */
export function listTextsRead<One extends Access>(accesses: readonly One[]): One[] {
  const texts = new Map<string, One>()
  for (const access of accesses) {
    const name = `${access.contentType} ${access.contentId}`
    if (!texts.has(name)) texts.set(name, access)
  }
  return [...texts.values()]
}

/** The number of texts opened in the last seven days. */
export function countReadThisWeek(texts: readonly Access[], now: number): number {
  return texts.filter(({ lastAccessed }) => now - lastAccessed < 7 * DAY_MS).length
}
