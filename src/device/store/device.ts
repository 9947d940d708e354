import { onWake } from '../backoff.ts'
import { localTexts } from '../local-text.ts'
import { openDatabase } from './database.ts'
import { createMover } from './move-old-entries.ts'
import { openStore, type Store } from './store.ts'

const NAME = 'adhyayan'

let opened: Store | null = null

/** The store of this device, opened when it is first needed. */
export function deviceStore(): Store {
  opened ??= open()
  return opened
}

function open(): Store {
  const store = openStore((onWiped) => openDatabase({ name: NAME, onWiped }), NAME)
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
