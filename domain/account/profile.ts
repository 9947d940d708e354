import { z } from 'zod'
import { findProfileError, PROFILE_MESSAGES, toProfileChanges } from './profile-fields.ts'

const text = (message: string = PROFILE_MESSAGES.noText) => z.string(message).optional()

/** What a student changes of the profile; a field that is not there stays as it is, an empty one is cleared. */
export const ProfileUpdate = z
  .strictObject({
    full_name: text(PROFILE_MESSAGES.noName),
    grade_level: text(PROFILE_MESSAGES.noGrade),
    phone_number: text(PROFILE_MESSAGES.phone),
    college: text(),
    faculty: text(PROFILE_MESSAGES.faculty),
    plus2_college: text(),
    address: text(),
  })
  .superRefine((draft, context) => {
    const error = findProfileError(draft)
    if (error) context.addIssue({ code: 'custom', message: error })
  })
  .transform(toProfileChanges)
