import { z } from 'zod'

const LastPages = z.record(z.string(), z.int().min(1)).catch({})

const keyOf = (userId: string) => `last_pages_${userId}`

/** The page at which the student left the note on this device, 1 if he or she never was there. */
export function findLastPage(userId: string, noteId: string): number {
  return readPages(userId)[noteId] ?? 1
}

export function rememberPage(userId: string, noteId: string, page: number): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readPages(userId), [noteId]: page }))
  } catch {
    // A full or forbidden storage costs the student the bookmark, not the reading.
  }
}

function readPages(userId: string): Record<string, number> {
  try {
    return LastPages.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}'))
  } catch {
    return {}
  }
}
