import type { SubjectListing } from './catalogue.ts'
import { DEFAULT_CLASS, SCHOOL_CLASSES, type SchoolClass } from './school-class.ts'

export const SHOWN_TOPICS = 3

/** The filters of the subject list, as the address has them. An absent filter has its default value. */
export type SubjectFilter = { grade?: SchoolClass | undefined; q?: string | undefined }

const TEXT_MAX = 100

/** Keeps the valid filters of an address. Both keys are always present, or else the router keeps invalid values. */
export function parseSubjectFilter({ grade, q }: Record<string, unknown>): SubjectFilter {
  // The router reads ?q=12 as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, TEXT_MAX) : ''
  return { grade: SCHOOL_CLASSES.find((option) => option === grade), q: text || undefined }
}

/** The filter that shows all subjects of a class. */
export function filterOf(schoolClass: SchoolClass): SubjectFilter {
  return schoolClass === DEFAULT_CLASS ? {} : { grade: schoolClass }
}

export type SubjectMatch = { subject: SubjectListing; topics: string[] }

/**
 * The subjects whose name or one of whose topics contains the query, in any case. `topics` are those that match; if the
 * name matches, they are all topics, with the matching ones first.
 */
export function searchSubjects(subjects: readonly SubjectListing[], query: string): SubjectMatch[] {
  const wanted = fold(query.trim())
  const matches = (text: string) => fold(text).includes(wanted)
  return subjects.flatMap((subject) => {
    const matching = subject.topics.filter(matches)
    if (matches(subject.name)) return [{ subject, topics: [...new Set([...matching, ...subject.topics])] }]
    return matching.length > 0 ? [{ subject, topics: matching }] : []
  })
}

/** For comparison: lower case, and Devanagari as one sequence of characters, whichever way the keyboard composed it. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase()
}
