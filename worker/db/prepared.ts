import type { Database } from './client.ts'

/** Builds a query once for each database, because building one takes longer than the rest of a request. */
export function prepareOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>()
  return (db) => {
    const query = known.get(db) ?? build(db)
    known.set(db, query)
    return query
  }
}
