// Stores who is signed in here for the service worker, which has no localStorage. It only says for whom to send: the
// worker compares every request with its session.
import * as z from 'zod/mini'
import { parseStored, Text } from '#domain/stored-json.ts'
import type { OpenDatabase } from './store/database.ts'
import type { Store } from './store/store.ts'

const ID = 'signed in'

export async function readSignedIn(store: Store): Promise<string | null> {
  const read = await store.run((db) => db.get('facts', ID))
  return read.isStored ? userIdOf(read.value) : null
}

export async function noteSignedIn(store: Store, userId: string): Promise<void> {
  await change(store, (before) => (before === userId ? before : userId))
}

/** The student has signed out; another one may have signed in already. */
export async function noteSignedOut(store: Store, userId: string): Promise<void> {
  await change(store, (before) => (before === userId ? null : before))
}

async function change(store: Store, next: (before: string | null) => string | null): Promise<void> {
  await store.run(async (db: OpenDatabase) => {
    const tx = db.transaction('facts', 'readwrite')
    const before = userIdOf(await tx.store.get(ID))
    const after = next(before)
    if (after !== before) await (after === null ? tx.store.delete(ID) : tx.store.put({ id: ID, userId: after }))
    await tx.done
  })
}

const SignedIn = z.object({ userId: Text })

function userIdOf(stored: unknown): string | null {
  return parseStored(SignedIn, stored)?.userId ?? null
}
