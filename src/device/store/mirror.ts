import { type Entry, type EntryKey, isOf, type Kind, parseEntry } from './entry.ts'
import { type Changes, textOf } from './transaction.ts'

/**
 * The entries of some students in this tab's memory, so that screens can read them without waiting. It also holds the
 * changes that could not be stored: those are newer than the database.
 */
export function createMirror() {
  const loaded = new Map<string, Map<string, Entry>>()
  const lists: { [K in Kind]: Map<string, readonly Entry<K>[]> } = { attempt: new Map(), outgoing: new Map() }
  const unstored = new Map<string, { key: EntryKey; entry: Entry | null }>()

  const entriesOf = (userId: string) => [...(loaded.get(userId)?.values() ?? [])]
  const put = (key: EntryKey, entry: Entry | null) => {
    const [userId, kind] = key
    if (entry) loaded.get(userId)?.set(textOf(key), entry)
    else loaded.get(userId)?.delete(textOf(key))
    lists[kind].delete(userId)
  }

  return {
    unstored: (): Changes => unstored,
    isStored: (key: EntryKey) => !unstored.has(textOf(key)),
    isLoaded: (userId: string) => loaded.has(userId),
    userIds: () => [...loaded.keys()],
    entriesOf,

    find<K extends Kind>(kind: K, userId: string, key: string): Entry<K> | null {
      const entry = loaded.get(userId)?.get(textOf([userId, kind, key]))
      return entry && isOf(kind, entry) ? entry : null
    },

    list<K extends Kind>(kind: K, userId: string): readonly Entry<K>[] {
      const known = lists[kind].get(userId)
      if (known) return known
      const list = entriesOf(userId).filter((entry) => isOf(kind, entry))
      lists[kind].set(userId, list)
      return list
    },

    /** `stored` is all that the database has of this student. */
    load(userId: string, stored: readonly unknown[]) {
      loaded.set(userId, new Map())
      for (const kinds of Object.values(lists)) kinds.delete(userId)
      for (const entry of stored.map(parseEntry)) if (entry) put([userId, entry.kind, entry.key], entry)
      for (const { key, entry } of unstored.values()) if (key[0] === userId) put(key, entry)
    },

    /** These changes are in the database now. */
    adopt(changes: Changes) {
      for (const [text, { key, entry }] of changes) {
        unstored.delete(text)
        put(key, entry)
      }
    },

    /** These changes could not be stored and stay in this tab's memory. */
    keepUnstored(changes: Changes) {
      for (const [text, change] of changes) {
        const [userId] = change.key
        if (!loaded.has(userId)) loaded.set(userId, new Map())
        unstored.set(text, change)
        put(change.key, change.entry)
      }
    },
  }
}
