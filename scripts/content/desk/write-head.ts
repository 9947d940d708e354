import { readFileSync, writeFileSync } from 'node:fs'
import { Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import type { DeskHead } from './desk-types.ts'
import { DeskRefusal, LINE_WIDTH } from './write-question.ts'

/**
 * Writes the changed fields above the questions of a quiz. The rest of the file does not change by a single letter.
 * @throws DeskRefusal when the file cannot be read.
 */
export function writeHead(file: string, head: DeskHead): void {
  let text = readFileSync(file, 'utf8')
  for (const [field, value] of Object.entries(head)) text = writeField(text, field, tidy(value))
  writeFileSync(file, text)
}

function writeField(text: string, field: string, value: unknown): string {
  const { contents, errors } = parseDocument(text, { prettyErrors: false })
  if (errors.length > 0 || !isMap(contents))
    throw new DeskRefusal('The file has a mistake that keeps it from being read. Mend it in the file first.')
  const find = (name: string) => contents.items.find(({ key }) => isScalar(key) && key.value === name)
  const beginOf = (name: string) => {
    const key = find(name)?.key
    return isScalar(key) ? key.range?.[0] : undefined
  }
  const begin = beginOf(field)
  if (begin === undefined) {
    const place = beginOf('questions') ?? text.length
    return `${text.slice(0, place)}${write(field, value)}\n${text.slice(place)}`
  }
  const before = find(field)?.value
  if (isNode(before) && JSON.stringify(before.toJS(new Document())) === JSON.stringify(value)) return text
  const end = (isNode(before) && before.range?.[1]) || begin + field.length + 1
  const replaced = text.slice(begin, end).trimEnd()
  return `${text.slice(0, begin)}${write(field, value)}${text.slice(begin + replaced.length)}`
}

function write(field: string, value: unknown): string {
  const document = new Document({ [field]: value })
  const written = document.get(field, true)
  if (isSeq(written)) written.flow = true
  return document.toString({ lineWidth: LINE_WIDTH, singleQuote: true, flowCollectionPadding: false }).trimEnd()
}

function tidy(value: DeskHead[keyof DeskHead]): unknown {
  if (Array.isArray(value)) return value.map((each) => each.trim())
  return typeof value === 'string' ? value.trim().replace(/\s*\n\s*/g, ' ') : value
}
