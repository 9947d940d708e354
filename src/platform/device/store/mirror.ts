import { ENTRY_KINDS, type Entry, type EntryKey, isOf, type Kind, parseEntry } from './entry.ts'
import { type Changes, textOf } from './transaction.ts'

/**
 * The entries of some students in this tab's memory, so that screens can read them without waiting. It also holds the
 * changes that could not be stored, which are newer than the database.
 */
export function createMirror() {
  const loaded = new Map<string, Map<string, Entry>>()
  /** By owner and kind, as a text, so that a list is the same array until one of its entries changes. */
  const lists = new Map<string, readonly Entry[]>()
  const listKeyOf = (userId: string, kind: Kind) => `${userId}/${kind}`
  const unstored = new Map<string, { key: EntryKey; entry: Entry | null }>()

  const entriesOf = (userId: string) => [...(loaded.get(userId)?.values() ?? [])]
  const put = (key: EntryKey, entry: Entry | null) => {
    const [userId, kind] = key
    if (entry) loaded.get(userId)?.set(textOf(key), entry)
    else loaded.get(userId)?.delete(textOf(key))
    lists.delete(listKeyOf(userId, kind))
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
      const known = lists.get(listKeyOf(userId, kind))
      // Only lists of this kind have such a key.
      if (known) return known as readonly Entry<K>[]
      const list = entriesOf(userId).filter((entry) => isOf(kind, entry))
      lists.set(listKeyOf(userId, kind), list)
      return list
    },

    /** `stored` is everything that the database has of this student. */
    load(userId: string, stored: readonly unknown[]) {
      loaded.set(userId, new Map())
      for (const kind of ENTRY_KINDS) lists.delete(listKeyOf(userId, kind))
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
