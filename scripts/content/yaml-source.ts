import { readFileSync } from 'node:fs'
import { type Document, isNode, isSeq, LineCounter, parseDocument, Scalar, visit, type YAMLParseError } from 'yaml'
import type * as z from 'zod/mini'
import { explainIssue } from './explain-issue.ts'
import { ContentMistakes, type Mistake } from './mistakes.ts'

type Path = readonly PropertyKey[]

export type YamlSource<T> = {
  file: string
  value: T
  /** The line on which the value at this path begins, counted from 1. */
  lineOf: (path: Path) => number
}

/** Reads one YAML file and checks it against its schema. @throws ContentMistakes with the line of each mistake. */
export function readYaml<T>(file: string, schema: z.ZodMiniType<T>): YamlSource<T> {
  return parseYaml(file, readFileSync(file, 'utf8'), schema)
}

/** Reads a YAML text that begins at the first line of its file. */
export function parseYaml<T>(file: string, text: string, schema: z.ZodMiniType<T>): YamlSource<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line

  // One wrong space makes many errors below it, so only the first is reported.
  const [error] = document.errors
  if (error) throw new ContentMistakes([{ file, line: lineAt(error.pos[0]), message: explainYaml(error) }])

  const cut = findCutText(document)
  if (cut) throw new ContentMistakes([{ file, line: lineAt(cut.range?.[0] ?? 0), message: CUT_TEXT }])

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

const CUT_TEXT = 'what follows the # is read as a remark and is not shown: put the whole text in single quotes'

/**
 * An option such as `The sign #`, whose end YAML takes for a comment. Comments after other values are meant as
 * comments.
 */
function findCutText(document: Document): Scalar | null {
  let found: Scalar | null = null
  visit(document, {
    Scalar(_, node, path) {
      if (typeof node.comment !== 'string' || node.type !== Scalar.PLAIN || !isSeq(path.at(-1))) return undefined
      found = node
      return visit.BREAK
    },
  })
  return found
}

function toMistakes(issue: z.core.$ZodIssue, file: string, lineOf: YamlSource<unknown>['lineOf']): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      return { file, line: lineOf(path), message: `${path.join('.')}: nothing of this name belongs here` }
    })
  }
  return [
    {
      file,
      line: lineOf(issue.path),
      message: `${issue.path.join('.') || 'the file'}: ${explainIssue(issue.message)}`,
    },
  ]
}

/** For teachers, instead of the parser's messages about mappings and scalars. */
function explainYaml({ code, message }: YAMLParseError): string {
  const advice: Partial<Record<YAMLParseError['code'], string>> = {
    BAD_INDENT: 'the spaces at the beginning of this line or of the next are too few or too many',
    TAB_AS_INDENT: 'begin the line with spaces, not with a tab',
    BLOCK_AS_IMPLICIT_KEY: 'a text with ": " in it needs single quotes around it',
    MULTILINE_IMPLICIT_KEY: 'after the name of a field there is no colon, or the next line begins too far left',
    MISSING_CHAR: 'a quote, bracket or colon is missing',
    UNEXPECTED_TOKEN: 'something stands behind the end of the text: put the whole text in single quotes',
    BAD_SCALAR_START: 'the text begins with a sign that means something: put it in single quotes',
    DUPLICATE_KEY: 'this field is there twice',
    BAD_DQ_ESCAPE: 'in double quotes a backslash means something else: use single quotes',
  }
  return `this is not YAML: ${advice[code] ?? message}`
}
