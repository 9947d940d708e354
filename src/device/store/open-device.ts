import { onWake } from '../backoff.ts'
import { DATABASE } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { openDatabase } from './database.ts'
import { createMover } from './move-old-entries.ts'
import { openStore, type Store } from './store.ts'

/** The store over this device's database. It also takes what waits in the inbox. */
export function openDevice(): Store {
  const store = openStore((onWiped) => openDatabase({ name: DATABASE, onWiped }), DATABASE)
  const mover = createMover(store)
  const first = mover.move()
  localTexts.subscribe(() => void mover.move())
  onWake(() => void store.refresh())
  return {
    ...store,
    async load(userId) {
      // Old entries are moved before anything reads the store.
      await first
      await store.load(userId)
    },
  }
}
