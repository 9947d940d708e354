import type { OpenDatabase } from './database.ts'
import { type Entry, type EntryKey, type Kind, parseEntry } from './entry.ts'
import { type Changes, collectChanges, textOf, type Work } from './transaction.ts'

export function readEntriesOf(db: OpenDatabase, userId: string): Promise<unknown[]> {
  return db.getAll('entries', rangeOf(userId))
}

/** As changes: a missing entry is null. */
export async function readEntries(db: OpenDatabase, keys: readonly EntryKey[]): Promise<Changes> {
  const read = await Promise.all(
    keys.map(async (key) => [textOf(key), { key, entry: parseEntry(await db.get('entries', [...key])) }] as const),
  )
  return new Map(read)
}

export async function writeEntries(db: OpenDatabase, entries: readonly Entry[]): Promise<void> {
  const tx = db.transaction('entries', 'readwrite')
  await Promise.all([...entries.map((entry) => tx.store.put(entry)), tx.done])
}

type Options = {
  durability: 'strict' | 'relaxed'
  /** Changes that could not be stored earlier, and are tried again together with these. */
  before: Changes
}

/** Does the work in one transaction: all of its changes are stored, or none. */
export async function commitWork(db: OpenDatabase, work: Work, { durability, before }: Options): Promise<Changes> {
  const tx = db.transaction('entries', 'readwrite', { durability })
  // If the transaction fails, this has the reason; its requests only say that it was aborted.
  const failure = tx.done.then(
    () => null,
    (error: unknown) => error,
  )
  try {
    const source = {
      find: ([userId, kind, key]: EntryKey) => tx.store.get([userId, kind, key]),
      list: (userId: string, kind: Kind) => tx.store.getAll(rangeOf(userId, kind)),
    }
    const changes = await collectChanges(work, source, before)
    const writes = [...changes.values()].map(({ key, entry }) =>
      entry ? tx.store.put(entry) : tx.store.delete([...key]),
    )
    // A page that is being closed does not wait for the answers to these.
    if (writes.length > 0) tx.commit()
    await Promise.all(writes)
    await tx.done
    return changes
  } catch (error) {
    if (error instanceof DOMException) throw (await failure) ?? error
    // An error in the work aborts the transaction.
    tx.abort()
    throw error
  }
}

/** The range of all keys with this beginning. */
function rangeOf(...begin: [userId: string, kind?: Kind]): IDBKeyRange {
  return IDBKeyRange.bound(begin, [...begin, []])
}
