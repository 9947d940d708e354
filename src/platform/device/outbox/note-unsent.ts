import { GUEST } from '#domain/account/owner.ts'
import type { Unsent } from '#domain/account/unsent-work.ts'
import { localTexts } from '../local-text.ts'
import type { Store } from '../store/store.ts'
import { KINDS, type Outgoing, type OutgoingKind } from './kinds.ts'
import { NONE_UNSENT, UNSENT_PREFIX } from './unsent-count.ts'

/** Stores how much is in the outbox, so that every page can show it without opening the database. */
export function noteUnsent(store: Store, userId: string): void {
  if (userId === GUEST || !store.isLoaded(userId)) return
  const waiting = { ...NONE_UNSENT }
  for (const { value } of store.list('outgoing', userId)) {
    const name = nameOf(value)
    // A write that is delayed to be merged with later ones is not counted.
    if (name && value.notBefore <= Date.now()) waiting[name] += 1
  }
  const key = UNSENT_PREFIX + userId
  const text = JSON.stringify(waiting)
  if (text === JSON.stringify(NONE_UNSENT)) {
    if (localTexts.read(key) !== null) localTexts.remove(key)
  } else if (text !== localTexts.read(key)) localTexts.write(key, text)
}

function nameOf<K extends OutgoingKind>(outgoing: Outgoing<K>): keyof Unsent | null {
  return KINDS[outgoing.kind].countAs(outgoing)
}
