import { z } from 'zod'
import { findProfileError, forEachField, PROFILE_MESSAGES, toProfileChanges } from './profile-fields.ts'

/** What a student changes of the profile. A field that is absent stays as it is, an empty one is cleared. */
export const ProfileUpdate = z
  .strictObject(forEachField(() => z.string(PROFILE_MESSAGES.noText).optional()))
  .superRefine((draft, context) => {
    const error = findProfileError(draft)
    if (error) context.addIssue({ code: 'custom', message: error })
  })
  .transform(toProfileChanges)
