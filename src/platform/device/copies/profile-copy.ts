import { type Profile, parseProfile } from '#domain/account/profile.ts'
import { PROFILE } from '../keys.ts'
import { localTexts } from '../local-text.ts'

// The copy of a student's profile, shown until the worker has answered.

const keyOf = (userId: string) => PROFILE + userId

export function readProfileCopy(userId: string): Profile | null {
  return parseProfile(userId, localTexts.read(keyOf(userId)))
}

export function writeProfileCopy(profile: Profile): void {
  const isStored = localTexts.write(keyOf(profile.id), JSON.stringify(profile))
  // The specification wants this logged. The profile is shown anyway.
  if (!isStored) console.error('The copy of the profile was not kept')
}

export function forgetProfileCopy(userId: string): void {
  localTexts.remove(keyOf(userId))
}
