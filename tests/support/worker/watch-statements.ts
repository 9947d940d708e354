import type { D1Database } from '@cloudflare/workers-types/experimental'

/** A D1 database that notes the statements that it gets, each once, with the values of its first use. */
export function watchStatements(database: D1Database): { db: D1Database; asked: Map<string, unknown[]> } {
  const asked = new Map<string, unknown[]>()
  const prepare = (query: string) => {
    const statement = database.prepare(query)
    const bind = statement.bind.bind(statement)
    return Object.assign(statement, {
      bind: (...values: unknown[]) => {
        if (!asked.has(query)) asked.set(query, values)
        return bind(...values)
      },
    })
  }
  return { db: { prepare, batch: database.batch.bind(database) } as unknown as D1Database, asked }
}
