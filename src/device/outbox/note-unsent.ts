import { GUEST } from '../../../domain/account/owner.ts'
import type { Unsent } from '../../../domain/account/unsent-work.ts'
import { localTexts } from '../local-text.ts'
import type { Store } from '../store/store.ts'
import { isOfKind, type Outgoing, type OutgoingKind } from './outgoing.ts'
import { NONE_UNSENT, UNSENT_PREFIX } from './unsent-count.ts'

const NAMES: Record<OutgoingKind, keyof Unsent> = {
  attempt: 'results',
  bookmark: 'bookmarks',
  visit: 'reading',
  position: 'reading',
  task: 'tasks',
  favorite: 'favorites',
  mark: 'marks',
}

/** Stores how much is in the outbox, so that every page can say so without opening the database. */
export function noteUnsent(store: Store, userId: string): void {
  if (userId === GUEST || !store.isLoaded(userId)) return
  const waiting = { ...NONE_UNSENT }
  for (const { value } of store.list('outgoing', userId)) {
    // A write that is delayed to be combined with later ones is not counted, nor is the mere opening of a page.
    if (value.notBefore <= Date.now() && !isOpening(value)) waiting[NAMES[value.kind]] += 1
  }
  const key = UNSENT_PREFIX + userId
  const text = JSON.stringify(waiting)
  if (text === JSON.stringify(NONE_UNSENT)) {
    if (localTexts.read(key) !== null) localTexts.remove(key)
  } else if (text !== localTexts.read(key)) localTexts.write(key, text)
}

function isOpening(outgoing: Outgoing): boolean {
  if (!isOfKind('visit', outgoing)) return false
  const { contentType } = outgoing.payload
  return contentType === 'quiz' || contentType === 'chapter'
}
