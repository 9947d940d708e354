import { DAY_MS } from '../calendar/nepal-day.ts'
import type { Difficulty } from '../quiz/quiz-kinds.ts'

// How well a topic or a chapter is known: a level in words, always shown with its evidence ("6 of 8 lately").

/** From low to high. */
export const MASTERY_LEVELS = ['started', 'growing', 'good', 'strong'] as const
export type MasteryLevel = (typeof MASTERY_LEVELS)[number]

const MASTERY_WORDS: Record<MasteryLevel, string> = {
  started: 'Just started',
  growing: 'Growing',
  good: 'Good',
  strong: 'Strong',
}

/** `right` of `answered`: the last answers, which the level is made from. */
export type Mastery = { level: MasteryLevel; right: number; answered: number }

/**
 * The last answers of a topic, the oldest first: a letter each, for its difficulty, in upper case if it was right.
 * So few letters are kept that one string holds them.
 */
export type RecentAnswers = string

export const RECENT_MAX = 12
const LETTERS: Record<Difficulty, string> = { Easy: 'e', Medium: 'm', Hard: 'h' }
const WEIGHTS: Record<string, number> = { e: 1, m: 1.25, h: 1.5 }
/** Each answer counts this much of the one after it. */
const FADE = 0.9
/** After so long without an answer nothing is strong any more. */
const FORGOTTEN_AFTER_MS = 120 * DAY_MS

export function toLetter(difficulty: Difficulty, isRight: boolean): string {
  return isRight ? LETTERS[difficulty].toUpperCase() : LETTERS[difficulty]
}

export type TopicRecord = { recent: RecentAnswers; lastAt: number }

/**
 * The level from the records of one topic, or of all topics of a chapter; null without an answer. The share of right
 * answers is weighted by difficulty and recency, so it is from 0 to 1, and an answer that becomes right never lowers it.
 * Growing needs 0.4, good 0.6 of at least 4 answers, strong 0.8 of at least 6, the last of them at most 120 days ago.
 */
export function rateMastery(records: readonly TopicRecord[], now: number): Mastery | null {
  let right = 0
  let answered = 0
  let earned = 0
  let possible = 0
  for (const { recent } of records) {
    const letters = [...recent].reverse()
    letters.forEach((letter, age) => {
      const weight = (WEIGHTS[letter.toLowerCase()] ?? 0) * FADE ** age
      const isRight = letter !== letter.toLowerCase()
      answered += 1
      possible += weight
      if (isRight) {
        right += 1
        earned += weight
      }
    })
  }
  if (answered === 0 || possible === 0) return null
  const lastAt = Math.max(...records.map((record) => record.lastAt))
  return { level: levelOf(earned / possible, answered, now - lastAt), right, answered }
}

function levelOf(share: number, answered: number, age: number): MasteryLevel {
  if (share >= 0.8 && answered >= 6 && age <= FORGOTTEN_AFTER_MS) return 'strong'
  if (share >= 0.6 && answered >= 4) return 'good'
  return share >= 0.4 ? 'growing' : 'started'
}

/** The level in a subject: from the records of all topics of its chapters; null without an answer. */
export function rateSubject(
  records: readonly (TopicRecord & { chapter: string })[],
  subjectKey: string,
  now: number,
): Mastery | null {
  return rateMastery(
    records.filter(({ chapter }) => chapter.startsWith(`${subjectKey}/`)),
    now,
  )
}

/** `Good: 6 of 8 lately`. A level is never shown without its evidence. */
export function describeMastery({ level, right, answered }: Mastery): string {
  return `${MASTERY_WORDS[level]}: ${right} of ${answered} lately`
}
