import fc from 'fast-check'
import { FOREIGN_ID, wildValue } from './wild-values.ts'

/** One change of a working input, at one of its places. */
export type Change = { at: number; do: 'nudge' | 'replace' | 'remove' | 'add' | 'repeat' | 'wrap'; value: unknown }

export const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(200),
  do: fc.oneof(
    { weight: 6, arbitrary: fc.constant('nudge' as const) },
    { weight: 4, arbitrary: fc.constant('replace' as const) },
    { weight: 1, arbitrary: fc.constantFrom('remove' as const, 'add' as const, 'repeat' as const, 'wrap' as const) },
  ),
  value: wildValue,
})

type Place = { parent: Record<string, unknown>; name: string }

/** The input with these changes. A working input often becomes one that is nearly valid. */
export function changeInput(input: unknown, changes: readonly Change[], foreignIds: readonly string[]): unknown {
  const whole: Record<string, unknown> = { input: structuredClone(input) }
  for (const { at, do: what, value } of changes) {
    const places = [...placesIn(whole)]
    const { parent, name } = places[at % places.length] ?? { parent: whole, name: 'input' }
    const before = parent[name]
    const wild = structuredClone(value)
    if (what === 'nudge') put(parent, name, nudge(before, value, at))
    else if (what === 'replace') put(parent, name, wild)
    else if (what === 'remove') delete parent[name]
    else if (what === 'add') put(parent, wildName(value), wild)
    else if (what === 'repeat') put(parent, name, Array(2 + (at % 40)).fill(before))
    else put(parent, name, at % 2 === 0 ? [before] : { [wildName(value)]: before })
  }
  return withForeignIds(whole.input, foreignIds)
}

/** Every value in it, from the outside to the inside, with the object or list that holds it. */
function* placesIn(parent: Record<string, unknown>): Generator<Place> {
  for (const name of Object.keys(parent)) {
    yield { parent, name }
    const value = parent[name]
    if (typeof value === 'object' && value !== null) yield* placesIn(value as Record<string, unknown>)
  }
}

/** Another value of the same form. */
function nudge(before: unknown, value: unknown, at: number): unknown {
  switch (typeof before) {
    case 'boolean':
      return !before
    case 'number':
      return typeof value === 'number' ? value : before + at - 100
    case 'string':
      if (UUID.test(before)) return at % 2 === 0 ? crypto.randomUUID() : `foreign id ${at}`
      if (DAY.test(before)) return `2026-${String(at % 14).padStart(2, '0')}-${String(at % 33).padStart(2, '0')}`
      return typeof value === 'string' ? value + before : before.slice(0, at)
    default:
      return before
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Also under the name `__proto__`. */
function put(parent: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(parent, name, { value, configurable: true, enumerable: true, writable: true })
}

function wildName(value: unknown): string {
  return typeof value === 'string' ? value : `name ${typeof value}`
}

function withForeignIds(value: unknown, ids: readonly string[]): unknown {
  if (typeof value === 'string') {
    const which = FOREIGN_ID.exec(value)?.[1]
    return which === undefined ? value : (ids[Number(which) % ids.length] ?? value)
  }
  if (Array.isArray(value)) return value.map((one) => withForeignIds(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withForeignIds(one, ids)]))
}
