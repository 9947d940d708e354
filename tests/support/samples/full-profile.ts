import type { GradeLevel } from '#domain/account/grade-level.ts'
import type { ProfileField } from '#domain/account/profile-fields.ts'

/** A profile with something in every field. */
export const FULL_PROFILE: Record<ProfileField, string> & { grade_level: GradeLevel } = {
  full_name: 'आशा गुरुङ',
  grade_level: 'Class 11',
  phone_number: '+977 (98) 4123-4567',
  college: 'Budhanilkantha School',
  faculty: 'Science',
  plus2_college: 'St. Xavier’s College',
  address: 'Pokhara-6, Kaski',
}
