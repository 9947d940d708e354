/**
 * The best tier comes first: the query is the title, begins the title, has all its words in the entry, or matches only
 * with typing errors.
 */
export const TIERS = { exact: 0, prefix: 1, words: 2, close: 3 }

/** The tier of an entry whose words all match. `titles` are normalized. */
export function findTier(titles: readonly string[], query: string): number {
  if (titles.includes(query)) return TIERS.exact
  return titles.some((title) => title.startsWith(query)) ? TIERS.prefix : TIERS.words
}

export type Hit = { index: number; tier: number; score: number }

type Compare = (one: Hit, other: Hit) => number

/** The order of hits: by tier, by score, then hits in preferred subjects first, then by `order` of the entries. */
export function compareHits(
  subjectsFirst: readonly string[],
  entries: readonly { subjectKey: string; order: number }[],
): Compare {
  const place = ({ index }: Hit) => entries[index]?.order ?? 0
  const isLater = ({ index }: Hit) => Number(!subjectsFirst.includes(entries[index]?.subjectKey ?? ''))
  return (one, other) =>
    one.tier - other.tier ||
    other.score - one.score ||
    isLater(one) - isLater(other) ||
    place(one) - place(other) ||
    one.index - other.index
}

/** Inserts a hit into the sorted list of the best `limit` hits. */
export function insertHit(best: Hit[], hit: Hit, limit: number, compare: Compare): void {
  const last = best.at(-1)
  if (best.length >= limit && last && compare(last, hit) <= 0) return
  let at = best.length
  while (at > 0 && compare(best[at - 1] ?? hit, hit) > 0) at--
  best.splice(at, 0, hit)
  if (best.length > limit) best.pop()
}

/** Of equally good entries the first kind comes first, then the shortest title. */
export function orderBy(kind: number, title: string): number {
  return kind * 1000 + Math.min(title.length, 999)
}
