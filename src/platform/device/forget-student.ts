import { GUEST } from '#domain/account/owner.ts'
import { BOOKMARKS, BOOKMARKS_OWNER, COPIES, OFFER_POSTPONED, RECENT_SEARCHES } from './keys.ts'
import { localTexts, tabTexts } from './local-text.ts'

/**
 * Removes every copy of another student; null is a visitor. Writes in the outbox are not copies: they stay under their
 * owner's key, and so do a visitor's marks.
 */
export function forgetCopiesOfOthers(userId: string | null): void {
  for (const prefix of COPIES) {
    for (const key of localTexts.list(prefix))
      if (key !== prefix + userId && key !== prefix + GUEST) localTexts.remove(key)
  }
  const userIdOfCopy = localTexts.read(BOOKMARKS_OWNER)
  if (userIdOfCopy !== null && userIdOfCopy === userId) return
  for (const key of [BOOKMARKS, BOOKMARKS_OWNER]) if (localTexts.read(key) !== null) localTexts.remove(key)
}

/** After signing out, the next student must not see what this one has searched for. */
export function forgetTraces(): void {
  localTexts.remove(RECENT_SEARCHES)
  localTexts.remove(OFFER_POSTPONED)
}

/** Removes text that was typed in this tab. Every tab does so. */
export function forgetTab(): void {
  for (const key of tabTexts.list('')) tabTexts.remove(key)
}

/** The account was deleted: removes every entry with its id. Ids are long enough not to be in a key by chance. */
export function forgetTextsOf(userId: string): void {
  for (const key of localTexts.list('')) if (key.includes(userId)) localTexts.remove(key)
}
