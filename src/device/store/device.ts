import { onWake } from '../backoff.ts'
import { DATABASE, INBOX, READING } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import type { Store } from './store.ts'

const NONE: readonly never[] = []

let opened: Store | null = null
let opening: Promise<Store> | null = null
/** Whose entries were asked for when this device had none. */
const withoutEntries = new Set<string>()
const listeners = new Set<() => void>()

/**
 * The store of this device. Its code is loaded when something is stored or to be stored, so that a page of the first visit
 * is shown without it. Until then there are no entries.
 */
export function deviceStore(): Store {
  return laterStore
}

const loadCode = () => import('./open-device.ts')

/** Loads the code before something is stored. */
export function preloadDevice(): void {
  void loadCode()
}

const laterStore: Store = {
  transact: async (work, options) => (await open()).transact(work, options),
  async load(userId) {
    // While the browser lists its databases, something else may open the store, which then has what this asks for.
    const isEmpty = !opening && (await isDeviceEmpty())
    if (opening || !isEmpty) return (await open()).load(userId)
    // Another tab stores something meanwhile.
    if (withoutEntries.size === 0) onWake(lookAgain)
    withoutEntries.add(userId)
    announce()
  },
  isLoaded: (userId) => opened?.isLoaded(userId) ?? withoutEntries.has(userId),
  find: (...key) => opened?.find(...key) ?? null,
  list: (kind, userId) => opened?.list(kind, userId) ?? NONE,
  isStored: (...key) => opened?.isStored(...key) ?? true,
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  refresh: async () => opened?.refresh(),
  userIds: async () => (await open()).userIds(),
  run: async (work) => (await open()).run(work),
  close: () => opened?.close(),
}

function open(): Promise<Store> {
  opening ??= loadCode().then(async ({ openDevice }) => {
    const store = openDevice()
    await Promise.all([...withoutEntries].map(store.load))
    store.subscribe(announce)
    opened = store
    announce()
    return store
  })
  return opening
}

function lookAgain(): void {
  if (!opened) for (const userId of withoutEntries) void laterStore.load(userId)
}

function announce(): void {
  for (const listener of [...listeners]) listener()
}

/** Nothing was stored in this browser yet, and nothing waits in localStorage to be moved to the store. */
async function isDeviceEmpty(): Promise<boolean> {
  if ([...INBOX, READING].some((prefix) => localTexts.list(prefix).length > 0)) return false
  try {
    return !(await indexedDB.databases()).some(({ name }) => name === DATABASE)
  } catch {
    // Some browsers do not list their databases, or have them switched off: the store finds out.
    return false
  }
}
