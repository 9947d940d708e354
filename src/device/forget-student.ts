import { forgetOthers } from './bookmarks.ts'
import { forgetSearches } from './recent-searches.ts'

/**
 * Takes everything of a student off this device: for when there is no account any more. What is kept for a student has
 * the id in its key, whichever feature keeps it; ids are long enough to be in no key by chance. What visitors did here
 * stays.
 */
export function forgetStudent(uid: string): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  for (const key of keys) if (key?.includes(uid)) localStorage.removeItem(key)
  forgetOthers(null)
  forgetSearches()
  // Of this tab: the result that was looked at last, a message that is not sent yet.
  sessionStorage.clear()
}
