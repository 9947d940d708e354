import * as z from 'zod/mini'
import type { Profile } from '#domain/account/profile.ts'
import { PROFILE_MESSAGES, STORED_SHAPE } from '#domain/account/profile-fields.ts'
import { Failure } from '#domain/failure.ts'
import { hoursOf, pointsOf } from '#domain/study/study-stats.ts'
import type { Student } from '../session/sessions.ts'
import type { ProfileParts } from './store.ts'

const ProfileRow = z.object(STORED_SHAPE)

/** @throws Failure when the student has no profile. */
export function toProfile({ id, email, photoUrl }: Student, parts: ProfileParts | null): Profile {
  if (!parts) throw new Failure('not-found', PROFILE_MESSAGES.missing)
  const { row, figures, streak } = parts
  return {
    ...row,
    id,
    email,
    avatar_url: photoUrl,
    ...z.parse(ProfileRow, row),
    study_streak: streak,
    total_study_hours: hoursOf(figures?.totalStudyTime ?? 0),
    points: pointsOf(figures?.marksEarned ?? 0),
  }
}
