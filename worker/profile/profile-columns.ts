import { getTableColumns } from 'drizzle-orm'
import type { ProfileChanges, ProfileField } from '#domain/account/profile-fields.ts'
import { profile } from '../db/schema.ts'

type Columns = (typeof profile)['_']['columns']

/** The columns of the profile by their names in the database, which are also the names of the profile's fields. */
export const PROFILE_COLUMNS = Object.fromEntries(
  Object.values(getTableColumns(profile)).map((column) => [column.name, column]),
) as { [Key in keyof Columns as Columns[Key]['_']['name']]: Columns[Key] }

/** Changed fields by the keys of their columns in the schema, as Drizzle's `set` expects them. */
export function toColumnValues(changes: ProfileChanges): Record<string, ProfileChanges[ProfileField]> {
  const values: Record<string, ProfileChanges[ProfileField]> = {}
  for (const [key, { name }] of Object.entries(getTableColumns(profile))) {
    if (Object.hasOwn(changes, name)) values[key] = changes[name as ProfileField]
  }
  return values
}
