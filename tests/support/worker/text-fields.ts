import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { appRouter } from '#worker/router.ts'

type Procedures = Record<string, { _def: { type: 'query' | 'mutation'; inputs: $ZodType[] } }>
const procedures = appRouter._def.procedures as unknown as Procedures

export type TextField = { procedure: string; type: 'query' | 'mutation'; schema: $ZodType; path: string[] }

/** The last step of a path to the items of a list, and to the names and the values of a record. */
export const [ITEM, NAME, VALUE] = ['(item)', '(name)', '(value)']

/**
 * Every field of every procedure that takes a text, according to the schemas, with the lists and records themselves.
 */
export function listFields(kind: 'string' | 'list'): TextField[] {
  return Object.entries(procedures).flatMap(([procedure, { _def }]) =>
    _def.inputs.flatMap((schema) =>
      listPaths(schema, kind).map((path) => ({ procedure, type: _def.type, schema, path })),
    ),
  )
}

function listPaths(schema: $ZodType, kind: 'string' | 'list'): string[][] {
  const { def } = (schema as $ZodTypes)._zod
  const below = (step: string, part: $ZodType) => listPaths(part, kind).map((path) => [step, ...path])
  const self = kind === 'list' ? [[]] : []
  switch (def.type) {
    case 'string':
      return kind === 'string' ? [[]] : []
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => below(name, part))
    case 'array':
      return [...self, ...below(ITEM, def.element)]
    case 'record':
      return [...self, ...below(NAME, def.keyType), ...below(VALUE, def.valueType)]
    case 'union':
      return def.options.flatMap((part) => listPaths(part, kind))
    case 'pipe':
      return [def.in, def.out].flatMap((part) => listPaths(part, kind))
    case 'optional':
    case 'nullable':
    case 'default':
      return listPaths(def.innerType, kind)
    case 'custom':
    case 'transform':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return []
    default:
      throw new Error(`Say how to find the texts in a schema of the type ${def.type}.`)
  }
}

/** The input with this value at the path. */
export function withValue(input: unknown, [step, ...path]: string[], value: unknown): unknown {
  if (step === undefined) return value
  if (step === ITEM) return [withValue(undefined, path, value)]
  if (step === NAME) return { [String(value)]: 'x' }
  if (step === VALUE) return { x: withValue(undefined, path, value) }
  const before = (typeof input === 'object' ? input : {}) as Record<string, unknown>
  return { ...before, [step]: withValue(before?.[step], path, value) }
}
