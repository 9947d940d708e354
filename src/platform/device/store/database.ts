import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb'

/** Why the device does not store: storage is full, switched off or broken. */
export type StorageFailure = 'full' | 'unavailable'
export type Stored<Value> = { isStored: true; value: Value } | { isStored: false; reason: StorageFailure }

interface Schema extends DBSchema {
  entries: { key: [userId: string, kind: string, key: string]; value: unknown }
  quizzes: { key: string; value: unknown }
  facts: { key: string; value: unknown }
}
export type OpenDatabase = IDBPDatabase<Schema>

/** Object stores by name, with their key paths. A new one must raise VERSION. */
export const STORES = { entries: ['userId', 'kind', 'key'], quizzes: 'id', facts: 'id' }
export const VERSION = 2
/** Some browsers never answer a request to open the database. The app continues without it after this time. */
const PATIENCE_MS = 5_000

export type Database = {
  /** Runs work on the open database. Failures of the storage are returned; mistakes of the work are thrown. */
  run: <Value>(work: (database: OpenDatabase) => Promise<Value>) => Promise<Stored<Value>>
  close: () => void
}

type Options = {
  name: string
  /** The database had entries in this tab before and is empty now: somebody has cleared the browser's data. */
  onWiped: (database: OpenDatabase) => Promise<void>
}

export function openDatabase({ name, onWiped }: Options): Database {
  let opening: Promise<OpenDatabase> | null = null
  let wasOpen = false

  const open = async (): Promise<OpenDatabase> => {
    let isNew = false
    const database = await openDB<Schema>(name, VERSION, {
      upgrade(database, before) {
        isNew = before === 0
        for (const name of Object.keys(STORES) as StoreNames<Schema>[]) {
          if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: STORES[name] })
        }
      },
      // Another tab updates or deletes the database and waits for this connection to close.
      blocking: () => forget(),
      terminated: () => forget(),
    })
    if (isNew && wasOpen) await onWiped(database)
    wasOpen = true
    return database
  }
  const forget = () => {
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    )
    opening = null
  }

  const runOnce = async <Value>(work: (database: OpenDatabase) => Promise<Value>): Promise<Stored<Value>> => {
    try {
      opening ??= open()
      return { isStored: true, value: await inTime(opening.then(work)) }
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null) throw error
      if (reason === 'unavailable') forget()
      return { isStored: false, reason }
    }
  }

  return {
    async run(work) {
      const first = await runOnce(work)
      // A lost connection (phones close them in the background) is opened again once.
      return !first.isStored && first.reason === 'unavailable' && wasOpen ? runOnce(work) : first
    },
    close: forget,
  }
}

class TookTooLong extends Error {}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Null if it is not a failure of the storage. */
function reasonOf(error: unknown): StorageFailure | null {
  if (error instanceof TookTooLong) return 'unavailable'
  // Without IndexedDB its name is undefined; if it is switched off, using the name throws.
  if (error instanceof ReferenceError && /indexedDB/.test(error.message)) return 'unavailable'
  if (!(error instanceof DOMException)) return null
  return error.name === 'QuotaExceededError' ? 'full' : 'unavailable'
}
