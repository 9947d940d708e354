import * as z from 'zod/mini'

// Building blocks for the schemas of what a device has stored: it can be cut off, of an older version, or edited by
// hand. They clean nothing and have no messages: what they refuse is left out.

/** A text that is not empty. */
export const Text = z.string().check(z.minLength(1))

/** A non-negative integer. */
export const Count = z.int().check(z.gte(0))

/** A non-negative number. */
export const Amount = z.number().check(z.gte(0))

/** A list, without its invalid items. */
export function validItems<Item extends z.ZodMiniType>(item: Item) {
  const keep = (values: unknown[]): z.output<Item>[] =>
    values.flatMap((value) => {
      const { success, data } = z.safeParse(item, value)
      return success ? [data] : []
    })
  return z.pipe(z.array(z.unknown()), z.transform(keep))
}

/** Values by name, without invalid ones. */
export function validValues<Value extends z.ZodMiniType>(value: Value) {
  const keep = (values: Record<string, unknown>): Record<string, z.output<Value>> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, one]) => {
        const { success, data } = z.safeParse(value, one)
        return success ? [[name, data]] : []
      }),
    )
  return z.pipe(z.looseObject({}), z.transform(keep))
}

/** The value, or null if the schema refuses it. */
export function parseStored<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | null {
  return z.safeParse(schema, value).data ?? null
}

/** The value in a JSON text, or null if there is none that the schema accepts. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, json: string | null): z.output<Schema> | null {
  if (json === null) return null
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  return parseStored(schema, value)
}
