import type { D1Database } from '@cloudflare/workers-types/experimental'
import { wrapD1 } from './wrap-d1.ts'

/** After `passes` more requests, the next `failures` fail; as `lose`, only after they were executed. */
export type D1Control = { passes: number; failures: number; lose: boolean; roundTrips: number }

/** A D1 database whose requests fail as the control says, as the libSQL server of the tests does. */
export function failingD1(database: D1Database): { db: D1Database; control: D1Control } {
  const control: D1Control = { passes: 0, failures: 0, lose: false, roundTrips: 0 }

  const send = async <T>(work: () => Promise<T>): Promise<T> => {
    control.roundTrips += 1
    const isFailing = control.passes === 0 && control.failures > 0
    if (control.passes > 0) control.passes -= 1
    if (!isFailing) return work()
    control.failures -= 1
    if (control.lose) await work()
    throw new Error('D1_ERROR: Network connection lost.')
  }
  const db = wrapD1(database, {
    of: (statement) => ({
      all: () => send(() => statement.all()),
      run: () => send(() => statement.run()),
      raw: () => send(() => statement.raw()),
      first: () => send(() => statement.first()),
    }),
    batch: (statements) => send(() => database.batch(statements)),
  })
  return { db, control }
}
