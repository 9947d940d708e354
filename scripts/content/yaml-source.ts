import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentMistakes, type Mistake } from './mistakes.ts'

type Path = readonly PropertyKey[]

export type YamlSource<T> = {
  file: string
  value: T
  /** The line on which the value at this path begins, counted from 1. */
  lineOf: (path: Path) => number
}

/** Reads one YAML file and checks it against its schema. @throws ContentMistakes with the line of each mistake. */
export function readYaml<T>(file: string, schema: z.ZodType<T>): YamlSource<T> {
  return parseYaml(file, readFileSync(file, 'utf8'), schema)
}

/** Reads a YAML text that begins at the first line of its file. */
export function parseYaml<T>(file: string, text: string, schema: z.ZodType<T>): YamlSource<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line

  if (document.errors.length > 0) {
    throw new ContentMistakes(
      document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: `this is not YAML: ${error.message}`,
      })),
    )
  }

  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return 1
  }

  const parsed = schema.safeParse(document.toJS())
  if (!parsed.success)
    throw new ContentMistakes(parsed.error.issues.flatMap((issue) => toMistakes(issue, file, lineOf)))
  return { file, value: parsed.data, lineOf }
}

function toMistakes(issue: z.core.$ZodIssue, file: string, lineOf: YamlSource<unknown>['lineOf']): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      return { file, line: lineOf(path), message: `${path.join('.')}: nothing of this name belongs here` }
    })
  }
  return [
    { file, line: lineOf(issue.path), message: `${issue.path.join('.') || 'the file'}: ${explain(issue.message)}` },
  ]
}

/** Messages for teachers in place of the schema's messages about types. */
function explain(message: string): string {
  const received = /^Invalid input: expected (\w+), received (\w+)$/.exec(message)
  if (!received) return message
  const [, expected, given] = received
  if (given === 'undefined') return 'this is missing: add it'
  if (given === 'null') return 'this is empty: fill it in'
  if (expected === 'string') return `put it in single quotes, or YAML reads it as a ${given}`
  return message
}
