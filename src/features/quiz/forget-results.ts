import { forgetHistory } from './local-history.ts'
import { forgetEntries } from './outbox.ts'

/** Takes a student's results off this device, sent or not. A quiz that is not handed in yet stays. */
export function forgetResults(uid: string): void {
  forgetEntries(uid)
  forgetHistory(uid)
}
