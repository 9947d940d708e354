import * as z from 'zod'
import { findProfileError, forEachField, PROFILE_MESSAGES, toProfileChanges } from './profile-fields.ts'

/** A student's changes of the profile. A field that is absent does not change; an empty one is cleared. */
export const ProfileUpdate = z
  .strictObject(forEachField(() => z.string(PROFILE_MESSAGES.noText).optional()))
  .superRefine((draft, context) => {
    const error = findProfileError(draft)
    if (error) context.addIssue({ code: 'custom', message: error })
  })
  .transform(toProfileChanges)
