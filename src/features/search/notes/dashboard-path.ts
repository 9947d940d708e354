import { classOfSubject } from '../../../../domain/catalogue/school-class.ts'
import { slugify } from '../../../../domain/catalogue/slug.ts'
import type { SearchEntry } from '../../../../domain/search/search-entry.ts'

/** Where a subject, chapter or note is in the dashboard: a note in its viewer, the others in their subject's card. */
export function dashboardPathOf({ type, title, subjectKey, chapterId }: SearchEntry): string {
  if (type === 'note') return `/dashboard/notes/${encodeURIComponent(slugify(title))}`
  const address = new URLSearchParams({ grade: classOfSubject(subjectKey), open: subjectKey })
  return `/dashboard/notes?${address}${chapterId && `#${chapterId}`}`
}
