import * as z from 'zod/mini'
import { countOf } from '../numbers.ts'
import { Count, Text } from '../stored-json.ts'

/** What students call one write of a kind. Of one without a plural, such as `your reading`, the number is not told. */
export type UnsentName = { name: string; hasPlural: boolean }

/** How much of a student's work the worker does not have yet, by the names that students know. A count may be 0. */
export const Unsent = z.array(z.object({ name: Text, hasPlural: z.boolean(), count: Count }))
export type Unsent = z.infer<typeof Unsent>

/** The counts of several students together. Names keep their order. */
export function sumUnsent(all: readonly Unsent[]): Unsent {
  const byName = new Map<string, Unsent[number]>()
  for (const one of all.flat()) byName.set(one.name, { ...one, count: one.count + (byName.get(one.name)?.count ?? 0) })
  return [...byName.values()]
}

/** `2 results wait to be sent`; empty when nothing waits. */
export function describeUnsent(unsent: Unsent): string {
  const things = unsent.reduce((sum, { hasPlural, count }) => sum + (hasPlural ? count : Math.min(1, count)), 0)
  return things === 0 ? '' : `${nameUnsent(unsent)} ${things === 1 ? 'waits' : 'wait'} to be sent`
}

/** `2 results, 1 bookmark and your reading`; empty when nothing waits. */
export function nameUnsent(unsent: Unsent): string {
  const names = unsent.flatMap(({ name, hasPlural, count }) => {
    if (count === 0) return []
    return hasPlural ? countOf(count, name) : name
  })
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
