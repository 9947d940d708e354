import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import type { SearchResult } from '#domain/search/search-entry.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { KINDS } from './result-kinds.ts'

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
