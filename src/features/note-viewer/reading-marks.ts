/** Where a student stopped in a note, and the pages of it that he or she has seen on this device. */
export type ReadingMark = { page: number; seen: readonly number[] }

const keyOf = (userId: string) => `reading_${userId}`

export function findMark(userId: string, noteId: string): ReadingMark | null {
  const mark = readMarks(userId)[noteId]
  return isMark(mark) ? mark : null
}

export function saveMark(userId: string, noteId: string, mark: ReadingMark): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readMarks(userId), [noteId]: mark }))
  } catch {
    // A full or forbidden storage costs the student the bookmark, not the reading.
  }
}

function readMarks(userId: string): Record<string, unknown> {
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}')
    return typeof marks === 'object' && marks !== null && !Array.isArray(marks) ? { ...marks } : {}
  } catch {
    return {}
  }
}

function isMark(value: unknown): value is ReadingMark {
  if (typeof value !== 'object' || value === null || !('page' in value) || !('seen' in value)) return false
  return isPage(value.page) && Array.isArray(value.seen) && value.seen.every(isPage)
}

function isPage(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1
}
