import * as z from 'zod/mini'
import { DIFFICULTIES } from '#domain/quiz/quiz-kinds.ts'
import { withoutAnswered } from '#domain/quiz/todays-mistakes.ts'
import { Count, parseJson, Text, validItems } from '#domain/stored-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { MISTAKES } from '../keys.ts'
import { localTexts } from '../local-text.ts'

// The questions of the notebook for today, so that they can be gone over without a connection.

type TodaysMistakes = Outputs['learning']['today']

const StoredQuestion = z.object({
  id: Text,
  question: Text,
  figure: z.exactOptional(z.object({ svg: Text, alt: Text })),
  options: z.array(z.object({ id: Text, text: Text, svg: z.exactOptional(Text) })),
  correctAnswer: Text,
  explanation: Text,
  difficulty: z.enum(DIFFICULTIES),
  topic: Text,
  marks: Count,
  isExam: z.boolean(),
  chapter: Text,
  passage: z.exactOptional(z.object({ noteId: Text, heading: z.exactOptional(Text), title: Text })),
  dueDay: Count,
  missedAt: Count,
  knownDays: Count,
})
const Stored = z.object({
  /** The day in Nepal for which the worker chose the questions. */
  day: Text,
  today: z.object({ questions: validItems(StoredQuestion), reviewedToday: Count }),
})

export function readMistakesText(userId: string): string | null {
  return localTexts.read(MISTAKES + userId)
}

/** The copy of a day, or of an earlier day: what was due then is due still. Null if there is none. */
export function parseMistakes(text: string | null, day: string): TodaysMistakes | null {
  const stored = parseJson(Stored, text)
  if (!stored) return null
  return stored.day === day ? stored.today : { ...stored.today, reviewedToday: 0 }
}

/** A question was answered. It comes again when the worker says so. */
export function dropMistake(userId: string, questionId: string): void {
  const stored = parseJson(Stored, readMistakesText(userId))
  if (stored) writeMistakes(userId, stored.day, withoutAnswered(stored.today, new Set([questionId])))
}

export function writeMistakes(userId: string, day: string, today: TodaysMistakes): void {
  localTexts.write(MISTAKES + userId, JSON.stringify({ day, today }))
}
