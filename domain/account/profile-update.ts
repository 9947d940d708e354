import * as z from 'zod/mini'
import { refuseIf } from '../input.ts'
import { DRAFT_SHAPE, findProfileError, toProfileChanges } from './profile-fields.ts'

/** A student's changes of the profile. A field that is absent does not change; an empty one is cleared. */
export const ProfileUpdate = z.pipe(
  z.strictObject(DRAFT_SHAPE).check(refuseIf(findProfileError)),
  z.transform(toProfileChanges),
)
