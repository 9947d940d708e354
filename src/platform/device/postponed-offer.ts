import { isPostponed, parsePostponed } from '#domain/account/guest-offer-rules.ts'
import { OFFER_POSTPONED } from './keys.ts'
import { localTexts } from './local-text.ts'

// Whether a student does not want to be asked now about visitors' work on this device.

export function postponeOffer(userId: string, now: number): void {
  localTexts.write(OFFER_POSTPONED, JSON.stringify({ userId, at: now }))
}

export function isOfferPostponed(userId: string, now: number): boolean {
  return isPostponed(parsePostponed(localTexts.read(OFFER_POSTPONED)), userId, now)
}

/** When the student last chose so, or 0. */
export function offerPostponedAt(userId: string): number {
  const postponed = parsePostponed(localTexts.read(OFFER_POSTPONED))
  return postponed?.userId === userId ? postponed.at : 0
}
