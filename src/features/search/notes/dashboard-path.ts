import { toDashboard } from '#domain/catalogue/note-address.ts'
import { classOfSubject } from '#domain/catalogue/school-class.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'

/**
 * Where a result leads for a student: a note opens in the dashboard's viewer, a subject or chapter in the card of its
 * subject, a place in a note in its text.
 */
export function dashboardPathOf({ type, title, url, subjectKey, chapterId }: SearchEntry): string {
  if (type === 'note') return `/dashboard/notes/${encodeURIComponent(slugify(title))}`
  if (type !== 'subject' && type !== 'chapter') return toDashboard(url)
  const address = new URLSearchParams({ grade: classOfSubject(subjectKey), open: subjectKey })
  return `/dashboard/notes?${address}${chapterId && `#${chapterId}`}`
}
