import type { Page } from '@playwright/test'

type Entry = { userId: string; kind: string; key: string; value: Record<string, unknown> }

/** What the store of this device holds, whoever owns it. */
export function readEntries(page: Page): Promise<Entry[]> {
  return page.evaluate(async () => {
    const exists = (await indexedDB.databases()).some(({ name }) => name === 'adhyayan')
    if (!exists) return []
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('adhyayan')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    try {
      const request = db.transaction('entries').objectStore('entries').getAll()
      return await new Promise<Entry[]>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    } finally {
      db.close()
    }
  })
}
