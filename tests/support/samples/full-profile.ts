import type { ProfileValues } from '#domain/account/profile-fields.ts'

/** A profile with something in every field. */
export const FULL_PROFILE: { [Name in keyof ProfileValues]: NonNullable<ProfileValues[Name]> } = {
  full_name: 'आशा गुरुङ',
  grade_level: 'Class 11',
  phone_number: '+977 (98) 4123-4567',
  college: 'Budhanilkantha School',
  faculty: 'Science',
  plus2_college: 'St. Xavier’s College',
  address: 'Pokhara-6, Kaski',
}
