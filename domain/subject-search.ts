import type { SubjectListing } from './catalogue.ts'

export const SHOWN_TOPICS = 3

export type SubjectMatch = { subject: SubjectListing; topics: string[] }

/**
 * The subjects whose title, or one of whose topic titles, holds the query (in any case), with the topics that match;
 * where the title itself matches, all topics, those that match first.
 */
export function searchSubjects(subjects: readonly SubjectListing[], query: string): SubjectMatch[] {
  const wanted = query.trim().toLowerCase()
  const holds = (text: string) => text.toLowerCase().includes(wanted)
  return subjects.flatMap((subject) => {
    const matching = subject.topics.filter(holds)
    if (holds(subject.name)) return [{ subject, topics: [...new Set([...matching, ...subject.topics])] }]
    return matching.length > 0 ? [{ subject, topics: matching }] : []
  })
}
