import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { ContentMistakes } from '../mistakes.ts'
import { parseYaml, type YamlSource } from '../yaml-source.ts'

export type MarkdownSource<T> = YamlSource<T> & {
  body: string
  /** The line in the file of an offset in the body. */
  bodyLineOf: (offset: number) => number
}

/** Reads a Markdown file with YAML front matter. @throws ContentMistakes with the line of each mistake. */
export function readFrontMatter<T>(file: string, schema: z.ZodMiniType<T>): MarkdownSource<T> {
  // A file from Windows can begin with a byte order mark and have CRLF line ends.
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  const parts = /^(---\n[\s\S]*?\n)---\n([\s\S]*)$/.exec(text)
  if (!parts) {
    const message = 'begin the file with a line ---, then the facts as YAML, then another line ---, then the text'
    throw new ContentMistakes([{ file, line: 1, message }])
  }
  const [, head = '', body = ''] = parts
  const linesAbove = countLines(head) + 1
  return {
    ...parseYaml(file, head, schema),
    body,
    bodyLineOf: (offset) => linesAbove + countLines(body.slice(0, offset)) + 1,
  }
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
