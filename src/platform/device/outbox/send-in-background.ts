// For the service worker while no page is open. It has neither a document nor localStorage.
import { GUEST } from '#domain/account/owner.ts'
import { DATABASE } from '../keys.ts'
import { readSignedIn } from '../signed-in.ts'
import { openDatabase } from '../store/database.ts'
import type { Entry } from '../store/entry.ts'
import { openStore, type Store } from '../store/store.ts'
import { ANSWER_MAX_MS, classifyFailure, createOutboxApi } from './api.ts'
import { KINDS, type Outgoing, type OutgoingKind } from './kinds.ts'
import { inOneTab } from './one-tab.ts'
import { isDue, isSent, settleOutgoing } from './outbox.ts'

/**
 * Sends the outbox of the signed-in student. To be called for a `sync` event with the tag SYNC_TAG. Rejects if
 * something may succeed later, so that the browser calls again. Writes that were refused for good or need a sign-in
 * stay for the next page, which reports them.
 */
export async function sendInBackground(): Promise<void> {
  const store = openStore((onWiped) => openDatabase({ name: DATABASE, onWiped }), DATABASE)
  try {
    const userId = (await readSignedIn(store)) ?? GUEST
    await inOneTab(`outbox ${userId}`, () => sendAll(store, userId))
  } finally {
    store.close()
  }
}

async function sendAll(store: Store, userId: string): Promise<void> {
  const api = createOutboxApi(userId)
  await store.load(userId)
  const isReady = ({ value }: Entry<'outgoing'>) => isSent(userId, value) && isDue(value, Date.now())
  const due = store.list('outgoing', userId).filter(isReady)
  let failed = 0

  const sendOne = async <K extends OutgoingKind>(entry: Entry<'outgoing'> & { value: Outgoing<K> }) => {
    const { value } = entry
    const answer = await KINDS[value.kind].send(api, value, Date.now(), AbortSignal.timeout(ANSWER_MAX_MS))
    await store.transact(async (tx) => {
      if (!(await settleOutgoing(tx, entry, answer))) failed += 1
    })
  }

  for (const entry of [...due].sort((one, other) => one.value.at - other.value.at)) {
    try {
      await sendOne(entry)
    } catch (error) {
      const { failure, reason } = classifyFailure(error, entry.value)
      if (failure === 'passing') failed += 1
      // Nobody is signed in, somebody else is, or the worker does not answer: the other writes would fail, too.
      if ((failure !== 'passing' && failure !== 'final') || reason === null) break
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${due.length} writes could not be sent`)
}
