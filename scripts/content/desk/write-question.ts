import { readFileSync, writeFileSync } from 'node:fs'
import { Document, isMap, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml'
import type { DeskQuestion } from './desk-types.ts'

/** Messages of the desk for the author. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal'
}

export const LINE_WIDTH = 120

/**
 * Writes one question into a file of questions. The rest of the file does not change by a single letter. `replaces` is
 * the id of the question that it replaces; without it the question is added at the end.
 * @throws DeskRefusal when that question does not exist (any more), or when the file cannot be read.
 */
export function writeQuestion(file: string, question: DeskQuestion, replaces?: string): void {
  const text = readFileSync(file, 'utf8')
  const document = parseDocument(text, { prettyErrors: false })
  const list = document.get('questions', true)
  if (document.errors.length > 0 || !isSeq(list))
    throw new DeskRefusal('The file has a mistake that keeps its questions from being read. Mend it in the file first.')
  if (replaces === undefined) {
    const written = writeItem(question)
    const end = list.range?.[1] ?? text.length
    writeFileSync(file, `${text.slice(0, end).trimEnd()}\n\n${written}${text.slice(end)}`)
    return
  }
  const item = list.items.find((item) => isMap(item) && String(item.get('id')) === replaces)
  if (!isMap(item) || !item.range)
    throw new DeskRefusal(`The question "${replaces}" is not in the file any more. Nothing was written.`)
  const written = writeItem(question)
  const begin = text.lastIndexOf('\n', item.range[0]) + 1
  const end = item.range[1]
  const isAtLineEnd = text[end - 1] === '\n'
  writeFileSync(file, `${text.slice(0, begin)}${isAtLineEnd ? written : written.trimEnd()}${text.slice(end)}`)
}

/** Written like the other questions of our files: with long texts over several lines. */
function writeItem({ id, chapter, topic, difficulty, marks, ...question }: DeskQuestion): string {
  const { question: stem, figure, options, optionFigures, answer, explanation, ...others } = question
  const document = new Document([
    {
      id,
      ...(chapter !== '' && { chapter }),
      ...{ topic, difficulty, marks, question: stem },
      ...(figure && { figure: { alt: figure.alt, svg: figure.svg } }),
      options,
      ...(optionFigures && { optionFigures }),
      ...{ answer, explanation, ...others },
    },
  ])
  visit(document, {
    Pair(_, { key, value }) {
      const isLong = isScalar(key) && (key.value === 'question' || key.value === 'explanation')
      if (isLong && isScalar(value)) value.type = Scalar.BLOCK_FOLDED
    },
    Scalar(key, node) {
      if (typeof node.value === 'string' && node.value.trimStart().startsWith('<svg')) {
        node.value = `${node.value.trim()}\n`
        node.type = Scalar.BLOCK_LITERAL
        return
      }
      // YAML adds quotes to a text that it would read as something else. Formulas need none.
      if (key !== 'key' && typeof node.value === 'string') node.value = node.value.trim().replace(/\s*\n\s*/g, ' ')
    },
  })
  return document
    .toString({ lineWidth: LINE_WIDTH - 2, singleQuote: true })
    .replace(/^(?=.)/gm, '  ')
    .replace(/: >\n/g, ': >-\n')
}
