import type { PublicQuestion, PublicQuiz } from './quiz.ts'
import { isRetake } from './retake.ts'

// The order of a retake. A student who meets a quiz again should know the answers, not their places. The attempt's id is
// the seed: the order is the same after a reload, in another tab, on another device and in the review.

/** The quiz in the order of an attempt: as it was written in a first one. Grading does not depend on it: answers are ids. */
export function orderQuiz(quiz: PublicQuiz, attemptId: string): PublicQuiz {
  if (!isRetake(attemptId)) return quiz
  const random = openRandom(attemptId)
  const sections = splitWhen(quiz.questions, (one, next) => one.section !== next.section)
  const questions = sections.flatMap((section) => shuffle(splitWhen(section, isApart), random).flat())
  return { ...quiz, questions: questions.map((question) => orderOptions(question, attemptId)) }
}

/** Each question has a seed of its own, so that its order does not depend on the other questions. */
function orderOptions(question: PublicQuestion, attemptId: string): PublicQuestion {
  if (keepsOptions(question)) return question
  return { ...question, options: shuffle(question.options, openRandom(`${attemptId} ${question.id}`)) }
}

/** An option that speaks of the others, such as "All of these", "Both of them" and "None of the three". */
const OF_OTHERS =
  /^(?:all|any|both|neither|none|some)\b(?: of)?(?: (?:the|these|those|them|above|two|three|four|others?|options?|answers?))*\.?$|\b(?:above|options?|choices?) [A-D1-4]\b|\b(?:of|the) (?:above|these options)\b/i
/** Two options by their letters, such as "Both A and B" or "(a) and (c)". */
const BY_LETTER = /^(?:(?:both|only|neither)\s+)?\(?[a-d]\)?(?:\s*(?:,|and|or|nor|&)\s*\(?[a-d]\)?)+(?:\s+only)?\.?$/i
/** A letter of an option in the stem, and the labels of a drawing. */
const IN_STEM = /\b(?:options?|choices?|answers?) \(?[A-D]\b/i
const IN_DRAWING = />\s*\(?[A-D]\)?\s*</
/** An option that is a label of a drawing. */
const IS_LABEL = /^\$?\(?(?:[A-D]|I{1,3}|IV|[1-4])\)?\$?$/

/** Whether the order of the options is a part of the question. */
export function keepsOptions({ question, figure, options }: PublicQuestion): boolean {
  const texts = options.map(({ text }) => text.trim())
  if (texts.some((text) => OF_OTHERS.test(text) || BY_LETTER.test(text))) return true
  if (IN_STEM.test(question)) return true
  return figure !== undefined && (IN_DRAWING.test(figure.svg) || texts.every((text) => IS_LABEL.test(text)))
}

/** Whether two neighbours may be separated: those about the same passage or the same drawing may not. */
function isApart(one: PublicQuestion, next: PublicQuestion): boolean {
  const sharesText = setUpOf(one) !== '' && setUpOf(one) === setUpOf(next)
  return !sharesText && !(one.figure && one.figure.svg === next.figure?.svg)
}

/** What stands before the last line of a stem, such as a passage to read. */
function setUpOf({ question }: PublicQuestion): string {
  const lines = question.trimEnd().split('\n')
  return lines.slice(0, -1).join('\n')
}

/** Splits a list between neighbours for which the rule holds. */
function splitWhen<Item>(items: readonly Item[], isBetween: (one: Item, next: Item) => boolean): Item[][] {
  const parts: Item[][] = []
  for (const item of items) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part && last !== undefined && !isBetween(last, item)) part.push(item)
    else parts.push([item])
  }
  return parts
}

/** Fisher-Yates. `random` is from 0 to 1. */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1))
    const [one, other] = [shuffled[last], shuffled[place]]
    if (one === undefined || other === undefined) continue
    shuffled[last] = other
    shuffled[place] = one
  }
  return shuffled
}

/** Numbers from 0 to 1, the same ones for the same seed: FNV-1a for the seed, then mulberry32. */
function openRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
