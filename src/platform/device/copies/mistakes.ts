import { isCount, isObject, isText, parseObject } from '#domain/untrusted-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { MISTAKES } from '../keys.ts'
import { localTexts } from '../local-text.ts'

type TodaysMistakes = Outputs['learning']['today']

// The questions of the notebook for today, so that they can be gone over without a connection.

export function readMistakesText(userId: string): string | null {
  return localTexts.read(MISTAKES + userId)
}

/** The copy of a day, or of an earlier day: what was due then is due still. Null if there is none. */
export function parseMistakes(text: string | null, day: string): TodaysMistakes | null {
  const stored = parseObject(text)
  if (!stored || !isObject(stored.today) || !Array.isArray(stored.today.questions)) return null
  const { questions, reviewedToday } = stored.today
  const isToday = stored.day === day
  return {
    questions: questions.filter(isQuestion),
    reviewedToday: isToday && isCount(reviewedToday) ? reviewedToday : 0,
  }
}

function isQuestion(stored: unknown): stored is TodaysMistakes['questions'][number] {
  if (!isObject(stored) || !Array.isArray(stored.options)) return false
  const { id, question, correctAnswer, explanation, topic, chapter } = stored
  const texts = [id, question, correctAnswer, explanation, topic, chapter]
  return texts.every(isText) && stored.options.every((option) => isObject(option) && isText(option.id))
}

export function writeMistakes(userId: string, day: string, today: TodaysMistakes): void {
  localTexts.write(MISTAKES + userId, JSON.stringify({ day, today }))
}
