import { ATTEMPT_LEFT, DATABASE } from '../keys.ts'
import { takeLeftEvents } from '../left-attempt.ts'
import { onWake } from '../wake.ts'
import { openDatabase } from './database.ts'
import { setOpenedStore } from './opened.ts'
import { openStore, type Store } from './store.ts'

let opened: Store | null = null

/** The store of this device, for the pages of the app. It is opened when it is first used. */
export function deviceStore(): Store {
  if (opened === null) {
    opened = open()
    setOpenedStore(opened)
  }
  return opened
}

function open(): Store {
  const store = openStore((onWiped) => openDatabase({ name: DATABASE, onWiped }), DATABASE)
  // The store does one thing after the other, so nothing is read before these changes are stored.
  void takeLeftEvents(store)
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(ATTEMPT_LEFT)) void takeLeftEvents(store)
  })
  onWake(() => void store.refresh())
  return store
}
