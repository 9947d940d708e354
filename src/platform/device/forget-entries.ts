import { GUEST } from '#domain/account/owner.ts'
import { isElsewhere, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { KINDS, keyOfOutgoing } from './outbox/kinds.ts'
import { ENTRY_KINDS } from './store/entry.ts'
import type { Store } from './store/store.ts'

/**
 * After signing out: removes results, and attempts of other devices. The unfinished attempts of this one and unsent writes
 * stay under their owner's key.
 */
export async function forgetResults(store: Store, userId: string): Promise<void> {
  await store.transact(async (tx) => {
    for (const { key, value } of await tx.list('attempt', userId)) {
      const waits = await tx.find('outgoing', userId, keyOfOutgoing({ kind: 'attempt', id: key }))
      const isCopy = isUnfinished(value) ? isElsewhere(value) : value.state !== 'refused'
      if (isCopy && !waits) tx.remove('attempt', userId, key)
    }
  })
}

/** The same for every student who was signed in here before, because a session can also end without signing out. */
export async function forgetResultsOfOthers(store: Store, userId: string): Promise<void> {
  for (const other of await store.userIds()) if (other !== userId && other !== GUEST) await forgetResults(store, other)
}

/**
 * After a reset of all stats: removes results, visits and marks, sent or not. Unfinished quizzes, bookmarks, favorites and
 * tasks stay.
 */
export async function forgetStudy(store: Store, userId: string): Promise<void> {
  await store.transact(async (tx) => {
    for (const { key, value } of await tx.list('attempt', userId)) {
      if (!isUnfinished(value)) tx.remove('attempt', userId, key)
    }
    for (const { key, value } of await tx.list('outgoing', userId)) {
      if (KINDS[value.kind].isStudy) tx.remove('outgoing', userId, key)
    }
  })
}

/** Removes everything of this owner. */
export async function forgetEntries(store: Store, userId: string): Promise<void> {
  await store.transact(async (tx) => {
    for (const kind of ENTRY_KINDS) for (const { key } of await tx.list(kind, userId)) tx.remove(kind, userId, key)
  })
}
