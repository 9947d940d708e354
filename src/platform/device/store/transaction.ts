import { type Entry, type EntryKey, isOf, type Kind, makeEntry, parseEntry, type Value } from './entry.ts'

/** By key, as a text; null removes the entry. */
export type Changes = ReadonlyMap<string, { key: EntryKey; entry: Entry | null }>

export function textOf(key: EntryKey): string {
  return key.join('/')
}

/** What a transaction reads and writes. */
export type Transaction = {
  find: <K extends Kind>(kind: K, userId: string, key: string) => Promise<Entry<K> | null>
  list: <K extends Kind>(kind: K, userId: string) => Promise<Entry<K>[]>
  put: <K extends Kind>(kind: K, userId: string, key: string, value: Value<K>) => Promise<void>
  remove: (kind: Kind, userId: string, key: string) => void
}

/**
 * Awaits nothing except the transaction, and changes nothing except through it, because it runs again if the database
 * fails.
 */
export type Work = (tx: Transaction) => Promise<void>

type Source = {
  find: (key: EntryKey) => Promise<unknown>
  list: (userId: string, kind: Kind) => Promise<readonly unknown[]>
}

/** Runs the work on the entries of a source, and returns its changes. `before` are changes that the source lacks. */
export async function collectChanges(work: Work, source: Source, before: Changes): Promise<Changes> {
  const changes = new Map(before)

  const find = async <K extends Kind>(kind: K, userId: string, key: string): Promise<Entry<K> | null> => {
    const change = changes.get(textOf([userId, kind, key]))
    const entry = change ? change.entry : parseEntry(await source.find([userId, kind, key]))
    return entry && isOf(kind, entry) ? entry : null
  }

  await work({
    find,
    async list(kind, userId) {
      const stored = (await source.list(userId, kind)).flatMap((value) => parseEntry(value) ?? [])
      const unchanged = stored.filter((entry) => !changes.has(textOf([userId, entry.kind, entry.key])))
      const changed = [...changes.values()].flatMap(({ entry }) => entry ?? [])
      return [...unchanged, ...changed].filter((entry) => entry.userId === userId).filter((entry) => isOf(kind, entry))
    },
    async put(kind, userId, key, value) {
      const before = await find(kind, userId, key)
      if (before?.value === value) return
      const entry = makeEntry([userId, kind, key], value, (before?.revision ?? 0) + 1)
      changes.set(textOf([userId, kind, key]), { key: [userId, kind, key], entry })
    },
    remove(kind, userId, key) {
      changes.set(textOf([userId, kind, key]), { key: [userId, kind, key], entry: null })
    },
  })
  return changes
}
