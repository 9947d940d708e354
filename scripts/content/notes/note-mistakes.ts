import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf } from '#domain/numbers.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { findAnswerMistakes, measureAnswer } from '../answer-length.ts'
import type { Mistake } from '../mistakes.ts'
import { findOptionPlace } from '../option-places.ts'
import { listTypstSources } from './typst.ts'
import { findCalls, type TypstCall } from './typst-calls.ts'

const CHOICES = 10
const LETTER_MAX = 4
const SHORT_QUESTIONS = 5
const LONG_QUESTIONS = 2
const LONG_FROM = 8
const PROBLEMS_MIN = 8
const PROBLEMS_MAX = 12
const LEVELS = [1, 2, 3]
const PROBLEMS_OF_LEVEL = 2
/** In words. A longer answer to a problem would give the way away. */
const ANSWER_MAX = 20
/** The parts that a note must have, besides its questions. */
const PARTS: Record<string, string> = {
  'key-formulas': 'the box of key formulas or facts, #key-formulas',
  caution: 'a box of common mistakes, #caution',
  example: 'a worked example, #example',
}

/**
 * Checks the notes with the box #in-exam, which are made for revising a whole chapter: their parts, and their model
 * answers. For older notes a short answer is only a warning.
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

/** The mistakes in the questions of a note, and in its parts and model answers if it has the front box. */
export function findPartMistakes(source: string): Omit<Mistake, 'file'>[] {
  const choices = [...findCalls(source, 'choice'), ...findCalls(source, 'check')].flatMap(({ line, bodies }) => {
    const message = findOptionPlace(bodies.at(-1) ?? '')
    return message ? [{ line, message }] : []
  })
  const ofAny = [...choices, ...findProblemMistakes(source)]
  if (!isComplete(source)) return ofAny
  return [...findMissingParts(source), ...findAnswers(source).flatMap(findAnswerMistakes), ...ofAny]
}

/** The mistakes in the practice problems of a note, if it has any: they must be a set, graded from easy to hard. */
function findProblemMistakes(source: string): Omit<Mistake, 'file'>[] {
  const problems = findCalls(source, 'problem')
  const [first] = problems
  if (!first) return []
  const mistakes: Omit<Mistake, 'file'>[] = []
  const add = (line: number, message: string) => mistakes.push({ line, message })
  if (problems.length < PROBLEMS_MIN || problems.length > PROBLEMS_MAX)
    add(
      first.line,
      `this note has ${problems.length} problems to work on alone; it needs ${PROBLEMS_MIN} to ${PROBLEMS_MAX}`,
    )
  const levels = problems.map(({ args }) => Number(/level:\s*(\d)/.exec(args)?.[1] ?? 0))
  for (const level of LEVELS) {
    const count = levels.filter((each) => each === level).length
    if (count < PROBLEMS_OF_LEVEL)
      add(
        first.line,
        `${count} of its problems are of level ${level}; it needs at least ${PROBLEMS_OF_LEVEL} of each level`,
      )
  }
  problems.forEach(({ line, bodies }, index) => {
    if ((levels[index] ?? 0) < (levels[index - 1] ?? 0))
      add(line, 'this problem is easier than the one before: order them by level')
    const [, hint = '', answer = ''] = bodies
    if (hint.trim() === '') add(line, 'this problem lacks its hint, in the second brackets')
    if (answer.trim() === '') add(line, 'this problem lacks its answer, in the third brackets')
    else if (measureAnswer(answer) > ANSWER_MAX)
      add(line, 'the answer of a problem is the result alone: leave the way to the reader')
  })
  return mistakes
}

function isComplete(source: string): boolean {
  return findCalls(source, 'in-exam').length > 0
}

/** The parts that a note with the front box lacks. */
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

/** One line for each note, because older ones have many. */
function summarize(mistakes: Omit<Mistake, 'file'>[]): Omit<Mistake, 'file'>[] {
  const [first] = mistakes
  if (!first) return []
  const lines = [...new Set(mistakes.map(({ line }) => line))]
  const message = `${countOf(lines.length, 'model answer')} too short for the marks, without marks by step, or only a reference (lines ${lines.join(', ')})`
  return [{ line: first.line, message }]
}
