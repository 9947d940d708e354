import { cutText } from '../graphemes.ts'
import { foldText } from '../search/fold-text.ts'
import type { SubjectListing } from './catalogue.ts'
import { DEFAULT_CLASS, SCHOOL_CLASSES, type SchoolClass } from './school-class.ts'

export const SHOWN_TOPICS = 3

/** The filters of the subject list, as they are in the address. An absent filter has its default value. */
export type SubjectFilter = { grade?: SchoolClass | undefined; q?: string | undefined }

const TEXT_MAX = 100

/** Keeps the valid filters of an address. Both keys are always present; otherwise the router keeps invalid values. */
export function parseSubjectFilter({ grade, q }: Record<string, unknown>): SubjectFilter {
  // The router reads ?q=12 as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? cutText(String(q), TEXT_MAX) : ''
  return { grade: SCHOOL_CLASSES.find((option) => option === grade), q: text || undefined }
}

/** The filter that shows all subjects of a class. */
export function filterOf(schoolClass: SchoolClass): SubjectFilter {
  return schoolClass === DEFAULT_CLASS ? {} : { grade: schoolClass }
}

export type SubjectMatch = { subject: SubjectListing; topics: string[] }

/**
 * The subjects whose name or topics contain the query, ignoring case. `topics` has the matching ones; if the name
 * matches, it has all topics, the matching ones first.
 */
export function searchSubjects(subjects: readonly SubjectListing[], query: string): SubjectMatch[] {
  const wanted = foldText(query.trim())
  const matches = (text: string) => foldText(text).includes(wanted)
  return subjects.flatMap((subject) => {
    const matching = subject.topics.filter(matches)
    if (matches(subject.name)) return [{ subject, topics: [...new Set([...matching, ...subject.topics])] }]
    return matching.length > 0 ? [{ subject, topics: matching }] : []
  })
}
