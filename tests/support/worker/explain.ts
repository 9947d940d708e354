import type { D1Database } from '@cloudflare/workers-types/experimental'

/** A step of a plan that SQLite describes with EXPLAIN QUERY PLAN. Steps with one parent belong to one SELECT. */
type Step = { parent: number; detail: string }

/** How SQLite would run a statement, as far as it matters for tables that grow. */
export type Plan = {
  /** The steps that read a whole table, or that make an index for one use. */
  scans: string[]
  /** What is sorted in memory: for example `session (user_id=?): ORDER BY`. */
  sorts: string[]
  /** Every table and subquery that is read, and by which columns of an index. */
  sources: string[]
}

/** The plans of statements, each with values, in the same order. */
export async function explain(
  database: D1Database,
  statements: Iterable<readonly [string, unknown[]]>,
): Promise<Plan[]> {
  const asked = [...statements].map(([text, values]) => database.prepare(`explain query plan ${text}`).bind(...values))
  const plans = await database.batch<Step>(asked)
  return plans.map(({ results: steps }) => ({
    scans: steps.map(({ detail }) => detail).filter((detail) => isScan(detail)),
    sorts: steps.flatMap(({ parent, detail }) => {
      const [, clause] = /^USE TEMP B-TREE FOR (.+)/.exec(detail) ?? []
      if (!clause) return []
      const sources = steps.filter((step) => step.parent === parent).flatMap((step) => readSource(step.detail))
      return [`${sources.join(', ')}: ${clause}`]
    }),
    sources: steps.flatMap(({ detail }) => readSource(detail)),
  }))
}

/** Rows that are no table's: of the JSON in a parameter, of a subquery that has its own step, of constants. */
const NO_TABLE = /^SCAN (CONSTANT ROW$|\(?subquery|\w+ VIRTUAL TABLE)/

function isScan(detail: string): boolean {
  return /AUTOMATIC .*INDEX/.test(detail) || (detail.startsWith('SCAN ') && !NO_TABLE.test(detail))
}

/** The table or the subquery that a step reads, and by which columns of an index. */
function readSource(detail: string): string[] {
  const [, name, columns = ''] = /^(?:SEARCH|SCAN) (\S+)(?:.*?( \(.*\)))?/.exec(detail) ?? []
  return name ? [name + columns] : []
}
