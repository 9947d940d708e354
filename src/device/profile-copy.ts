import { type Profile, parseProfile } from '../../domain/account/profile.ts'

// The copy of a student's profile on this device: shown until the worker has answered, and while it does not.

const PREFIX = 'profile_'
const keyOf = (uid: string) => PREFIX + uid

export function readProfileCopy(uid: string): Profile | null {
  return parseProfile(uid, localStorage.getItem(keyOf(uid)))
}

export function keepProfileCopy(profile: Profile): void {
  try {
    localStorage.setItem(keyOf(profile.id), JSON.stringify(profile))
  } catch (error) {
    // Without room for the copy, the worker is asked before anything shows.
    console.error('The copy of the profile was not kept', error)
  }
}

/** Leaves nothing of a student's name, phone and address to the next person on this device. */
export function forgetProfileCopies(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key)
}
