import * as z from 'zod/mini'
import { refuseIf } from '../input.ts'
import { findProfileError, forEachField, PROFILE_MESSAGES, toProfileChanges } from './profile-fields.ts'

/** A student's changes of the profile. A field that is absent does not change; an empty one is cleared. */
export const ProfileUpdate = z.pipe(
  z.strictObject(forEachField(() => z.optional(z.string(PROFILE_MESSAGES.noText)))).check(refuseIf(findProfileError)),
  z.transform(toProfileChanges),
)
