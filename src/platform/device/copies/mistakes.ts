import * as z from 'zod/mini'
import { Question } from '#domain/quiz/quiz.ts'
import { parseObject } from '#domain/untrusted-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { MISTAKES } from '../keys.ts'
import { localTexts } from '../local-text.ts'

export type TodaysMistakes = Outputs['learning']['today']

const Stored = z.object({
  /** The day in Nepal for which the worker chose the questions. */
  day: z.string(),
  today: z.object({
    questions: z.array(
      z.extend(Question, {
        isExam: z.boolean(),
        chapter: z.string(),
        dueDay: z.number(),
        missedAt: z.number(),
        knownDays: z.number(),
      }),
    ),
    reviewedToday: z.number(),
  }),
})

// The questions of the notebook for today, so that they can be gone over without a connection.

export function readMistakesText(userId: string): string | null {
  return localTexts.read(MISTAKES + userId)
}

/** The copy of a day, or of an earlier day: what was due then is due still. Null if there is none. */
export function parseMistakes(text: string | null, day: string): TodaysMistakes | null {
  const stored = Stored.safeParse(parseObject(text)).data
  if (!stored) return null
  return stored.day === day ? stored.today : { ...stored.today, reviewedToday: 0 }
}

export function writeMistakes(userId: string, day: string, today: TodaysMistakes): void {
  localTexts.write(MISTAKES + userId, JSON.stringify({ day, today }))
}
