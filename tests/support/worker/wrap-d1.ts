import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types/experimental'

type Watch = {
  /** How a statement is executed. */
  of: (statement: D1PreparedStatement) => Partial<Record<'all' | 'run' | 'raw' | 'first', () => unknown>>
  batch: (statements: D1PreparedStatement[]) => Promise<D1Result[]>
}

/** A D1 database that executes its statements and batches as `watch` says. */
export function wrapD1(database: D1Database, watch: Watch): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      ...watch.of(statement),
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  const originalOf = (statement: D1PreparedStatement) => {
    const original = originals.get(statement)
    if (!original) throw new Error('A statement of another database.')
    return original
  }
  return {
    prepare: (query: string) => wrap(database.prepare(query)),
    batch: (statements: D1PreparedStatement[]) => watch.batch(statements.map(originalOf)),
  } as unknown as D1Database
}
