import type { SubjectListing } from './catalogue.ts'
import { DEFAULT_CLASS, SCHOOL_CLASSES, type SchoolClass } from './school-class.ts'

export const SHOWN_TOPICS = 3

/** The filters of the subject list as the address holds them: what is absent has its usual value. */
export type SubjectFilter = { grade?: SchoolClass | undefined; q?: string | undefined }

const TEXT_MAX = 100

/** What is valid of an address's search. Each filter is named, or the router would let pass what is not. */
export function parseSubjectFilter({ grade, q }: Record<string, unknown>): SubjectFilter {
  // The router reads ?q=12 as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, TEXT_MAX) : ''
  return { grade: SCHOOL_CLASSES.find((option) => option === grade), q: text || undefined }
}

/** The filter that shows one class and everything in it. */
export function filterOf(grade: SchoolClass): SubjectFilter {
  return grade === DEFAULT_CLASS ? {} : { grade }
}

export type SubjectMatch = { subject: SubjectListing; topics: string[] }

/**
 * The subjects whose title, or one of whose topic titles, holds the query (in any case), with the topics that match;
 * where the title itself matches, all topics, those that match first.
 */
export function searchSubjects(subjects: readonly SubjectListing[], query: string): SubjectMatch[] {
  const wanted = fold(query.trim())
  const holds = (text: string) => fold(text).includes(wanted)
  return subjects.flatMap((subject) => {
    const matching = subject.topics.filter(holds)
    if (holds(subject.name)) return [{ subject, topics: [...new Set([...matching, ...subject.topics])] }]
    return matching.length > 0 ? [{ subject, topics: matching }] : []
  })
}

/** In one case; Devanagari as one sequence of letters, however the keyboard composed them, without invisible joiners. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase()
}
