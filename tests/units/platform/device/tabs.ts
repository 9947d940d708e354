import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { openDatabase } from '#src/platform/device/store/database.ts'
import { openStore, type Store } from '#src/platform/device/store/store.ts'

let devices = 0

/** A separate device: an IndexedDB that no other test sees, unless its name is given. */
export function createDevice(name = `device-${++devices}`) {
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
    async wipe() {
      for (const tab of tabs) tab.close()
      await deleteDB(name)
    },
  }
}
