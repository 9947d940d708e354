import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf } from '../../../domain/numbers.ts'
import { OPTION_LETTERS } from '../../../domain/quiz/quiz-kinds.ts'
import { findAnswerMistakes } from '../answer-length.ts'
import type { Mistake } from '../mistakes.ts'
import { listTypstSources } from './typst.ts'
import { findCalls, type TypstCall } from './typst-calls.ts'

const CHOICES = 10
const LETTER_MAX = 4
const SHORT_QUESTIONS = 5
const LONG_QUESTIONS = 2
const LONG_FROM = 8
/** What a note has at least, besides its questions. */
const PARTS: Record<string, string> = {
  'key-formulas': 'the box of key formulas or facts, #key-formulas',
  caution: 'a box of common mistakes, #caution',
  example: 'a worked example, #example',
}

/**
 * Checks the notes with the box #in-exam, which are made to revise a whole chapter from: their parts, and their model
 * answers. The answers of older notes are only warned of.
 */
export function checkNoteParts(content: string): { mistakes: Mistake[]; warnings: Mistake[] } {
  const notes = listTypstSources(join(content, 'notes')).map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  const at =
    (file: string) =>
    ({ line, message }: Omit<Mistake, 'file'>): Mistake => ({ file, line, message })
  return {
    mistakes: notes.flatMap(({ file, source }) => findPartMistakes(source).map(at(file))),
    warnings: notes
      .filter(({ source }) => !isComplete(source))
      .flatMap(({ file, source }) => summarize(findAnswers(source).flatMap(findAnswerMistakes)).map(at(file))),
  }
}

/** What is wrong in the parts and model answers of a note that has the front box; nothing is asked of another. */
export function findPartMistakes(source: string): Omit<Mistake, 'file'>[] {
  return isComplete(source) ? [...findMissingParts(source), ...findAnswers(source).flatMap(findAnswerMistakes)] : []
}

function isComplete(source: string): boolean {
  return findCalls(source, 'in-exam').length > 0
}

/** What a note with the front box lacks. */
export function findMissingParts(source: string): Omit<Mistake, 'file'>[] {
  const mistakes: Omit<Mistake, 'file'>[] = []
  const [box] = findCalls(source, 'in-exam')
  const line = box?.line ?? 1
  const heading = source.split('\n').findIndex((text) => /^=+ /.test(text)) + 1
  if (heading > 0 && heading < line)
    mistakes.push({ line, message: 'the box #in-exam stands before the first heading' })
  for (const [name, words] of Object.entries(PARTS)) {
    if (findCalls(source, name).length === 0) mistakes.push({ line, message: `this note lacks ${words}` })
  }
  const choices = findCalls(source, 'choice')
  const marks = findCalls(source, 'question').map(marksOf)
  const counts: [found: number, wanted: number, words: string][] = [
    [choices.length, CHOICES, 'multiple-choice questions, #choice'],
    [marks.filter((each) => each < LONG_FROM).length, SHORT_QUESTIONS, `questions of fewer than ${LONG_FROM} marks`],
    [marks.filter((each) => each >= LONG_FROM).length, LONG_QUESTIONS, `questions of ${LONG_FROM} marks or more`],
  ]
  for (const [found, wanted, words] of counts) {
    if (found < wanted) mistakes.push({ line, message: `this note has ${found} ${words}; it needs at least ${wanted}` })
  }
  const answers = choices.map(({ args }) => /answer:\s*"([A-D])"/.exec(args)?.[1])
  for (const letter of OPTION_LETTERS) {
    const count = answers.filter((answer) => answer === letter).length
    if (choices.length < CHOICES || (count > 0 && count <= (LETTER_MAX * choices.length) / CHOICES)) continue
    const message = `${letter} is the answer of ${count} of the ${choices.length} multiple-choice questions: spread them over A to D`
    mistakes.push({ line: choices[0]?.line ?? line, message })
  }
  return mistakes
}

function findAnswers(source: string) {
  return findCalls(source, 'question').flatMap((call) => {
    const [, answer] = call.bodies
    return answer === undefined ? [] : [{ line: call.line, marks: marksOf(call), answer }]
  })
}

function marksOf({ args }: TypstCall): number {
  return Number(/marks:\s*([\d.]+)/.exec(args)?.[1] ?? 0)
}

/** One line for a note, because the older ones have many. */
function summarize(mistakes: Omit<Mistake, 'file'>[]): Omit<Mistake, 'file'>[] {
  const [first] = mistakes
  if (!first) return []
  const lines = [...new Set(mistakes.map(({ line }) => line))]
  const message = `${countOf(lines.length, 'model answer')} too short for the marks, without marks by step, or only a reference (lines ${lines.join(', ')})`
  return [{ line: first.line, message }]
}
