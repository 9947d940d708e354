import 'fake-indexeddb/auto'
import { openDatabase } from '../../../src/device/store/database.ts'
import { openStore, type Store } from '../../../src/device/store/store.ts'

let devices = 0

/** A device of its own: an IndexedDB that no other test sees. */
export function createDevice() {
  devices += 1
  const name = `device-${devices}`
  const tabs: Store[] = []
  return {
    name,
    /** A tab of the app on this device. */
    openTab(): Store {
      const tab = openStore((onWiped) => openDatabase({ name, onWiped }), name)
      tabs.push(tab)
      return tab
    },
    close() {
      for (const tab of tabs) tab.close()
    },
  }
}
