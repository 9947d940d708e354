import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { listOf } from '../input.ts'
import {
  CONFIDENCES,
  PRACTICE_CHAPTERS_MAX,
  PRACTICE_COUNT_MAX,
  PRACTICE_MESSAGES,
  PRACTICE_TOPICS_MAX,
} from './practice-rules.ts'
import { DIFFICULTIES } from './quiz-kinds.ts'

export const BankId = z
  .string('Which question?')
  .check(
    z.maxLength(12, { error: 'That is no question.', abort: true }),
    z.regex(/^[0-9a-f]{12}$/, 'That is no question.'),
  )

export const ChapterKey = z
  .string('Which chapter?')
  .check(
    z.maxLength(120, { error: 'That is no chapter.', abort: true }),
    z.regex(/^[A-Za-z0-9]+\/[a-z0-9-]+$/, 'That is no chapter.'),
  )

/** What a student wants to practise. No topics mean all topics of the chapters. */
export const PracticeChoice = z.strictObject({
  chapters: listOf(ChapterKey, {
    max: PRACTICE_CHAPTERS_MAX,
    none: PRACTICE_MESSAGES.noChapter,
    many: `Choose at most ${PRACTICE_CHAPTERS_MAX} chapters.`,
  }).check(z.refine((chapters) => chapters.length > 0, PRACTICE_MESSAGES.noChapter)),
  topics: z._default(
    listOf(z.string('Which topic?').check(z.maxLength(200, 'That is no topic.')), {
      max: PRACTICE_TOPICS_MAX,
      none: 'Topics are a list of names.',
      many: `Choose at most ${PRACTICE_TOPICS_MAX} topics.`,
    }),
    [],
  ),
  difficulty: z.nullable(z.enum(DIFFICULTIES, 'There is no such difficulty.')),
  count: z
    .int('How many questions?')
    .check(z.minimum(1, 'How many questions?'), z.maximum(PRACTICE_COUNT_MAX, `At most ${PRACTICE_COUNT_MAX}.`)),
})
export type PracticeChoice = z.infer<typeof PracticeChoice>

const PracticeAnswer = z.strictObject({
  questionId: BankId,
  chapter: ChapterKey,
  /** The id of the chosen option. */
  option: z.string('Which option?').check(z.minLength(1, 'Which option?'), z.maxLength(40, 'There is no such option.')),
  confidence: z.enum(CONFIDENCES, 'Did you know it, or guess?'),
  at: Moment,
})

/** Answers given in a practice or in the notebook of mistakes. They can be sent twice. */
export const PracticeAnswers = z.strictObject({
  answers: listOf(PracticeAnswer, {
    max: PRACTICE_COUNT_MAX,
    none: 'Answers are a list.',
    many: `At most ${PRACTICE_COUNT_MAX} answers at a time.`,
  }),
  /** The device's clock when they were sent, so that a wrong clock makes no difference. */
  sentAt: z.optional(Moment),
})
export type PracticeAnswers = z.infer<typeof PracticeAnswers>
export type PracticeAnswer = z.infer<typeof PracticeAnswer>
