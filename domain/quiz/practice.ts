import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { listOf } from '../input.ts'
import { DIFFICULTIES } from './quiz-kinds.ts'

/** How sure a student was of a right answer. A guess does not count towards leaving the notebook of mistakes. */
export const CONFIDENCES = ['knew', 'guessed'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** How many questions one practice can have. */
export const PRACTICE_COUNTS = [5, 10, 15, 20, 30] as const
export const PRACTICE_COUNT_MAX = 30
const CHAPTERS_MAX = 12
const TOPICS_MAX = 60

export const PRACTICE_MESSAGES = {
  noChapter: 'Choose at least one chapter.',
  unknownChapter: 'There are no questions of this chapter.',
  nothing: 'No question fits this choice. Choose more topics or another difficulty.',
  tooMany: 'Too many practices were started in the last hour. Please go on later.',
} as const

export const BankId = z.string('Which question?').check(z.regex(/^[0-9a-f]{12}$/, 'That is no question.'))

export const ChapterKey = z
  .string('Which chapter?')
  .check(z.maxLength(120, 'That is no chapter.'), z.regex(/^[A-Za-z0-9]+\/[a-z0-9-]+$/, 'That is no chapter.'))

/** What a student wants to practise. No topics mean all topics of the chapters. */
export const PracticeChoice = z.strictObject({
  chapters: listOf(ChapterKey, {
    max: CHAPTERS_MAX,
    none: PRACTICE_MESSAGES.noChapter,
    many: `Choose at most ${CHAPTERS_MAX} chapters.`,
  }).check(z.refine((chapters) => chapters.length > 0, PRACTICE_MESSAGES.noChapter)),
  topics: z._default(
    listOf(z.string('Which topic?').check(z.maxLength(200, 'That is no topic.')), {
      max: TOPICS_MAX,
      none: 'Topics are a list of names.',
      many: `Choose at most ${TOPICS_MAX} topics.`,
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
