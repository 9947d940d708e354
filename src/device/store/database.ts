import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Why the device does not store: there is no room, or storage is switched off or broken. */
export type StorageFailure = 'full' | 'unavailable'
export type Stored<Value> = { isStored: true; value: Value } | { isStored: false; reason: StorageFailure }

interface Schema extends DBSchema {
  entries: { key: [userId: string, kind: string, key: string]; value: unknown }
  quizzes: { key: string; value: unknown }
}
export type OpenDatabase = IDBPDatabase<Schema>

const VERSION = 1
/** Some browsers never answer a request to open the database. The app continues without it after this time. */
const PATIENCE_MS = 5_000

export type Database = {
  /** Runs work on the open database. Failures of the storage are returned; mistakes of the work are thrown. */
  run: <Value>(work: (database: OpenDatabase) => Promise<Value>) => Promise<Stored<Value>>
  close: () => void
}

type Options = {
  name: string
  /** The database was filled before in this tab and is empty now: somebody has cleared the browser's data. */
  onWiped: (database: OpenDatabase) => Promise<void>
}

export function openDatabase({ name, onWiped }: Options): Database {
  let opening: Promise<OpenDatabase> | null = null
  let wasOpen = false

  const open = async (): Promise<OpenDatabase> => {
    let isNew = false
    const database = await openDB<Schema>(name, VERSION, {
      upgrade(database) {
        isNew = true
        database.createObjectStore('entries', { keyPath: ['userId', 'kind', 'key'] })
        database.createObjectStore('quizzes', { keyPath: 'id' })
      },
      // Another tab updates or deletes the database: it waits for this connection to close.
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
      // A lost connection (phones close them in the background) is opened once more.
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

/** Null for what is no failure of the storage. */
function reasonOf(error: unknown): StorageFailure | null {
  if (error instanceof TookTooLong) return 'unavailable'
  // Without IndexedDB its name is not defined; where it is switched off, naming it throws.
  if (error instanceof ReferenceError && /indexedDB/.test(error.message)) return 'unavailable'
  if (!(error instanceof DOMException)) return null
  return error.name === 'QuotaExceededError' ? 'full' : 'unavailable'
}
