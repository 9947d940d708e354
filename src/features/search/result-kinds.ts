import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import { forTextTypes } from '#domain/resources/collections.ts'
import type { SearchResult, SearchType } from '#domain/search/search-entry.ts'
import type { IconName } from '#src/ui/icon.tsx'

/** Passages of notes are listed together, whatever their kind. */
export const IN_NOTES = 'In the notes'

/** The names and icons of the kinds of results. */
export const KINDS: Record<SearchType, { icon: IconName; one: string; many: string }> = {
  subject: { icon: 'book', one: 'Subject', many: 'Subjects' },
  chapter: { icon: 'layers', one: 'Chapter', many: 'Chapters' },
  note: { icon: 'file', one: 'Note', many: 'Notes' },
  topic: { icon: 'target', one: 'Topic', many: 'Topics' },
  quiz: { icon: 'quiz', one: 'Quiz', many: 'Quizzes' },
  paper: { icon: 'paper', one: 'Past paper', many: 'Past papers' },
  ...forTextTypes(({ searchIcon, one, many }) => ({ icon: searchIcon, one, many })),
  definition: { icon: 'book', one: 'Definition', many: IN_NOTES },
  law: { icon: 'spark', one: 'Law', many: IN_NOTES },
  theorem: { icon: 'spark', one: 'Theorem', many: IN_NOTES },
  formula: { icon: 'sigma', one: 'Formula', many: IN_NOTES },
  facts: { icon: 'check', one: 'Key facts', many: IN_NOTES },
  section: { icon: 'list', one: 'Section', many: IN_NOTES },
  table: { icon: 'grid', one: 'Table', many: IN_NOTES },
  derivation: { icon: 'sigma', one: 'Derivation', many: IN_NOTES },
}

/** Whether it is a place in a note. In a list of mixed kinds its kind is shown beside it. */
export function isPassage({ type }: { type: SearchType }): boolean {
  return KINDS[type].many === IN_NOTES
}

/** A choice: a result to open, or a search to run. */
export type Choice =
  | { id: string; icon: IconName; kind: 'result'; result: SearchResult }
  | { id: string; icon: IconName; kind: 'search'; term: string }
export type ChoiceGroup = { label: string; items: Choice[] }

/** Grouped by kind, the kind of the best result first. */
export function groupResults(results: readonly SearchResult[]): ChoiceGroup[] {
  return [...new Set(results.map(({ type }) => KINDS[type].many))].map((label) => ({
    label,
    items: results
      .filter(({ type }) => KINDS[type].many === label)
      .map((result) => ({ id: `${result.type}:${result.id}`, icon: KINDS[result.type].icon, kind: 'result', result })),
  }))
}

/** The choices before anything is typed. */
export function suggestSearches(recent: readonly string[]): ChoiceGroup[] {
  const offer = (label: string, icon: IconName, terms: readonly string[]): ChoiceGroup => ({
    label,
    items: terms.map((term) => ({ id: `${label}:${term}`, icon, kind: 'search', term })),
  })
  const groups = [offer('Recent searches', 'clock', recent), offer('Popular searches', 'search', POPULAR_SEARCHES)]
  return groups.filter(({ items }) => items.length > 0)
}
