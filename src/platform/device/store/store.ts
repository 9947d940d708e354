import type { Database, OpenDatabase, StorageFailure } from './database.ts'
import { commitWork, readEntries, readEntriesOf, writeEntries } from './entries.ts'
import type { Entry, EntryKey, Kind } from './entry.ts'
import { createMirror } from './mirror.ts'
import { collectChanges, type Work } from './transaction.ts'

export type Outcome = { isStored: true } | { isStored: false; reason: StorageFailure }

type Options = {
  /** `strict` waits until the disk has it, so that it survives a power cut. */
  durability?: 'strict' | 'relaxed'
}

export type Store = {
  /** Reads, compares and writes as one step, whatever other tabs do at the same time. */
  transact: (work: Work, options?: Options) => Promise<Outcome>
  /** Reads all entries of a student into this tab. Until then the student seems to have none. */
  load: (userId: string) => Promise<void>
  isLoaded: (userId: string) => boolean
  find: <K extends Kind>(kind: K, userId: string, key: string) => Entry<K> | null
  /** Returns the same array until one of its entries changes. */
  list: <K extends Kind>(kind: K, userId: string) => readonly Entry<K>[]
  /** Whether this entry would survive the tab. */
  isStored: (...key: EntryKey) => boolean
  /** Reports every change, in this tab and in others. */
  subscribe: (listener: () => void) => () => void
  /** Reads the loaded entries again: a suspended tab may have missed messages of other tabs. */
  refresh: () => Promise<void>
  /** The owners of all entries on this device. */
  userIds: () => Promise<string[]>
  /** The cache of quizzes, which belongs to no student. */
  run: Database['run']
  close: () => void
}

/** `connect` gets a function that it calls when the database was emptied while this tab was open. */
export function openStore(connect: (onWiped: (db: OpenDatabase) => Promise<void>) => Database, channel: string): Store {
  const mirror = createMirror()
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of [...listeners]) listener()
  }
  // Writes the entries in this tab's memory into the emptied database.
  const database = connect((db) => writeEntries(db, mirror.userIds().flatMap(mirror.entriesOf)))

  // Reads are queued, so that none replaces a later write of this tab.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }

  const load = (userId: string) =>
    inTurn(async () => {
      const stored = await database.run((db) => readEntriesOf(db, userId))
      if (stored.isStored) mirror.load(userId, stored.value)
      else if (!mirror.isLoaded(userId)) mirror.load(userId, [])
      announce()
    })

  // Browsers from before 2022 have none: their tabs see each other's changes after a reload.
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channel) : null
  others?.addEventListener('message', ({ data }: MessageEvent<EntryKey[]>) => {
    void inTurn(async () => {
      const keys = data.filter((key) => mirror.isLoaded(key[0]) && mirror.isStored(key))
      const read = await database.run((db) => readEntries(db, keys))
      if (read.isStored) mirror.adopt(read.value)
      announce()
    })
  })

  return {
    load,
    find: mirror.find,
    list: mirror.list,
    isLoaded: mirror.isLoaded,
    isStored: (...key) => mirror.isStored(key),
    transact: (work, { durability = 'relaxed' } = {}) =>
      inTurn(async () => {
        const commit = (db: OpenDatabase) => commitWork(db, work, { durability, before: mirror.unstored() })
        let written = await database.run(commit)
        if (!written.isStored && written.reason === 'full') {
          // Quizzes can be fetched again, a student's answers cannot.
          await database.run((db) => db.clear('quizzes'))
          written = await database.run(commit)
        }
        if (written.isStored) {
          mirror.adopt(written.value)
          const keys = [...written.value.values()].map(({ key }) => key)
          if (keys.length > 0) others?.postMessage(keys)
        } else {
          const source = {
            find: async ([userId, kind, key]: EntryKey) => mirror.find(kind, userId, key),
            list: async (userId: string) => mirror.entriesOf(userId),
          }
          mirror.keepUnstored(await collectChanges(work, source, new Map()))
        }
        announce()
        return written.isStored ? { isStored: true } : written
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async refresh() {
      await Promise.all(mirror.userIds().map(load))
    },
    async userIds() {
      const keys = await database.run((db) => db.getAllKeys('entries'))
      return keys.isStored ? [...new Set(keys.value.map(([userId]) => userId))] : []
    },
    run: database.run,
    close() {
      database.close()
      others?.close()
    },
  }
}
