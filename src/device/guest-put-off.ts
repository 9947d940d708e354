import { isPutOff, parsePutOff } from '../../domain/account/guest-work.ts'

// That a student does not want to be asked now about the work of a visitor on this device.
const KEY = 'guest_work_put_off'

export function putOffOffer(owner: string, now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, at: now }))
  } catch {
    // Without room for it the question comes again with the next page.
  }
}

export function isOfferPutOff(owner: string, now: number): boolean {
  return isPutOff(parsePutOff(localStorage.getItem(KEY)), owner, now)
}

/** Whoever signs in next is asked again. */
export function forgetPutOff(): void {
  localStorage.removeItem(KEY)
}
