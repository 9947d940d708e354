import * as z from 'zod/mini'
import { compose, toLine } from '../plain-text.ts'
import { Text } from '../stored-json.ts'

// The kinds of fields that a profile can have.

export const NO_TEXT = 'A field of the profile is text.'

/** UTF-16 units of a field before it is cleaned. A longer text is too long for every field. */
const RAW_MAX = 6_000

export type Field<Draft, Value> = {
  /** The value in a form, as the procedure receives it. */
  draft: z.ZodMiniType<Draft, Draft>
  findError(draft: Draft): string | null
  /** The value to store, of a draft without an error. */
  toValue(draft: Draft): Value
  toDraft(value: Value): Draft
  /** The value in a row, or in the copy on a device. One that cannot be read counts as absent. */
  stored: z.ZodMiniType<Value>
}

const cut = (draft: string) => draft.slice(0, RAW_MAX)

/** A text on one line; null if it is empty. `findError` gets it as it is stored. */
export function text(findError: (text: string) => string | null, clean = toLine): Field<string, string | null> {
  return {
    draft: z.string(NO_TEXT),
    findError: (draft) => findError(draft.length > RAW_MAX ? cut(draft) : clean(draft)),
    toValue: (draft) => compose(clean(draft)) || null,
    toDraft: (value) => value ?? '',
    stored: z.catch(z.nullable(Text), null),
  }
}

type ChoiceRules = { message: string; isRequired?: boolean }

/** One of these texts; null if none is chosen. */
export function choice<Option extends string>(
  options: readonly Option[],
  { message, isRequired = false }: ChoiceRules,
): Field<string, Option | null> {
  const find = (draft: string) => options.find((option) => option === toLine(cut(draft))) ?? null
  return {
    draft: z.string(NO_TEXT),
    findError: (draft) => (find(draft) !== null || (draft === '' && !isRequired) ? null : message),
    toValue: find,
    toDraft: (value) => value ?? '',
    stored: z.catch(z.nullable(z.enum(options)), null),
  }
}

/** A box to tick; not ticked if it was never stored. */
export function yesNo(message: string): Field<boolean, boolean> {
  return {
    draft: z.boolean(message),
    findError: (draft) => (typeof draft === 'boolean' ? null : message),
    toValue: (draft) => draft,
    toDraft: (value) => value,
    stored: z.catch(z.boolean(), false),
  }
}
