import type { Database } from './client.ts'

/** A query that is built once for a database: building one takes longer than everything else in a request. */
export function prepareOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>()
  return (db) => {
    const query = known.get(db) ?? build(db)
    known.set(db, query)
    return query
  }
}
