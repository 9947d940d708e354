import type { Page } from '@playwright/test'
import type { QuizAttempt } from '#domain/quiz/attempt-machine.ts'
import { NEVER_SHARED } from '#domain/quiz/attempt-sync.ts'
import { DATABASE } from '#src/platform/device/keys.ts'
import type { Outgoing } from '#src/platform/device/outbox/kinds.ts'
import { STORES, VERSION } from '#src/platform/device/store/database.ts'

type Entry = { userId: string; kind: string; key: string; value: Record<string, unknown> }

/** The content of this device's store, for all owners; and of `facts`. */
export function readEntries(page: Page, from: keyof typeof STORES = 'entries'): Promise<Entry[]> {
  return page.evaluate(
    async ([name, from]) => {
      const exists = (await indexedDB.databases()).some((database) => database.name === name)
      if (!exists) return []
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      try {
        const request = db.transaction(from).objectStore(from).getAll()
        return await new Promise<Entry[]>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      } finally {
        db.close()
      }
    },
    [DATABASE, from] as const,
  )
}

/** A student's or visitor's attempt or write, as the store holds it. */
export type Planted = { userId: string } & ({ attempt: QuizAttempt } | { outgoing: Outgoing })

/** Puts entries into the store of this device, as if they had been made here before. Open pages are not informed. */
export async function plantEntries(page: Page, planted: readonly Planted[]): Promise<void> {
  const entries = planted.map((one) => {
    const { userId } = one
    return 'attempt' in one
      ? { userId, kind: 'attempt', key: one.attempt.attemptId, version: 1, revision: 1, value: one.attempt }
      : {
          userId,
          kind: 'outgoing',
          key: `${one.outgoing.kind}:${one.outgoing.id}`,
          version: 1,
          revision: 1,
          value: one.outgoing,
        }
  })
  await page.evaluate(
    ({ name, version, stores, entries }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version)
        request.onupgradeneeded = () => {
          for (const [store, keyPath] of stores) request.result.createObjectStore(store, { keyPath })
        }
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const tx = request.result.transaction('entries', 'readwrite')
          for (const entry of entries) tx.objectStore('entries').put(entry)
          tx.onabort = () => reject(tx.error)
          tx.oncomplete = () => resolve(request.result.close())
        }
      }),
    { name: DATABASE, version: VERSION, stores: Object.entries(STORES), entries },
  )
}

/** A visitor's or a student's unsent choice of a bookmark. */
export function plantedBookmark(userId: string, subjectKey: string, at: number, name = subjectKey): Planted {
  const payload = { bookmarked: true, name }
  return { userId, outgoing: { kind: 'bookmark', id: subjectKey, payload, at, notBefore: 0 } }
}

const PROGRESS = {
  version: 'first',
  difficulty: 'Medium',
  answers: {},
  flagged: [],
  position: 0,
  visited: [],
  times: {},
  paper: null,
  extraTime: 'none' as const,
  sync: NEVER_SHARED,
}
type About = { attemptId: string; quizId: string; title: string; subject: string }

/** An attempt whose player was left. */
export function plantedUnfinished(userId: string, about: About): Planted {
  const times = { totalQuestions: 25, limit: 1_800, remaining: 1_700 }
  return { userId, attempt: { ...PROGRESS, ...about, ...times, state: 'paused' } }
}

/** An attempt that was submitted a minute after it had begun, and whose result was seen. */
export function plantedFinished(userId: string, about: About, completedAt: number): Planted {
  const times = { totalQuestions: 25, limit: 1_800, remaining: 1_740, timeSpent: 60, timedOut: false, completedAt }
  return { userId, attempt: { ...PROGRESS, ...about, ...times, state: 'handed-in', isSeen: true } }
}
