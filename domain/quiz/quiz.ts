import * as z from 'zod/mini'
import { Slug } from '../catalogue/catalogue.ts'
import { FigureSource, SvgSource } from './figure-source.ts'
import type { QuestionPlaces } from './question-places.ts'
import { DIFFICULTIES, type Difficulty, OPTION_LETTERS, SERIES, type Series } from './quiz-kinds.ts'

/** The subject of a quiz with questions of several subjects: `key` in its file, `name` for students. */
export const MIXED_SUBJECTS = { key: 'mixed', name: 'Mixed Subjects' }

const Text = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'this is empty: fill it in'),
    z.maxLength(2_000, 'this is longer than 2000 characters'),
  )

/** A question as its author writes it. Texts can contain TeX between single dollars. */
export const QuestionSource = z.strictObject({
  id: Slug.check(z.maxLength(80)),
  chapter: z.string().check(z.regex(/^[A-Za-z0-9]+\/[a-z0-9-]+$/, 'write it as subjectKey/chapter-id')),
  topic: z.string().check(z.trim(), z.minLength(1)),
  difficulty: z.enum(DIFFICULTIES),
  marks: z.union([z.literal(1), z.literal(2)], 'the marks are 1 or 2'),
  question: Text,
  /** A drawing below the question. */
  figure: z.optional(FigureSource),
  options: z.tuple([Text, Text, Text, Text], 'a question has exactly four options'),
  /** Drawings instead of text options. The texts then say what the drawings show. */
  optionFigures: z.optional(
    z.tuple([SvgSource, SvgSource, SvgSource, SvgSource], 'a question has exactly four options'),
  ),
  answer: z.enum(OPTION_LETTERS, 'the answer is one of A, B, C, D'),
  explanation: Text,
})
export type QuestionSource = z.infer<typeof QuestionSource>

/** The fields of a quiz file before its questions. */
export const QuizFacts = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(400)),
  subject: z.string().check(z.minLength(1)),
  series: z.enum(SERIES.map(({ value }) => value)),
  timeLimit: z.int().check(z.gte(1), z.lte(240)),
  createdAt: z.iso.date(),
  updatedAt: z.optional(z.iso.date()),
  isActive: z.optional(z.boolean()),
  tags: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(12)),
})
export type QuizFacts = z.infer<typeof QuizFacts>

/** Questions from other quizzes, by their ids. Each question has a single text, whichever quiz asks it. */
export const BankIds = z.array(Slug).check(z.minLength(1))

/** A quiz as its author writes it in content/quizzes/{id}.yaml. Questions from the bank come before its own. */
export const QuizSource = z.extend(QuizFacts, {
  bank: z.optional(BankIds),
  questions: z.array(QuestionSource).check(z.minLength(1)),
})
export type QuizSource = z.infer<typeof QuizSource>

/**
 * A question as the build writes it. Published forms in content/published are read by this schema, so fields that are
 * added later must be optional (`exactOptional`).
 */
export const Question = z.strictObject({
  id: z.string(),
  question: z.string(),
  figure: z.exactOptional(z.strictObject({ svg: z.string(), alt: z.string() })),
  options: z.array(z.strictObject({ id: z.string(), text: z.string(), svg: z.exactOptional(z.string()) })),
  /** The id of the right option. */
  correctAnswer: z.string(),
  explanation: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  topic: z.string(),
  marks: z.number(),
  /** In a mock exam, the name of its section. */
  section: z.exactOptional(z.string()),
})
export type Question = z.infer<typeof Question>

export const EXAM_MEDIA = ['computer', 'paper'] as const

/** The exam on which a mock exam is modelled. Published versions are read by this schema, too. */
export const QuizExam = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** In marks. exam-penalty.ts says which answers it applies to. */
  penaltyPerWrong: z.number(),
  /** What other sources say of the penalty, where they differ. */
  penaltyRemark: z.exactOptional(z.string()),
  /** The year of the format, Bikram Sambat. */
  year: z.exactOptional(z.int()),
  /** What the exam is answered on. */
  medium: z.exactOptional(z.enum(EXAM_MEDIA)),
  sections: z.array(z.strictObject({ id: z.string(), name: z.string(), questions: z.int() })),
})
export type QuizExam = z.infer<typeof QuizExam>

export type Quiz = {
  id: string
  /** Changes with everything in the quiz that a student answers or is graded by. */
  version: string
  title: string
  description: string
  subject: string
  /** The chapter of all its questions, as subjectKey/chapter-id; absent if they are from several. */
  chapter?: string
  series: Series
  /** Computed from its questions by quiz-difficulty.ts. */
  difficulty: Difficulty
  totalQuestions: number
  totalMarks: number
  /** Minutes. */
  timeLimit: number
  createdAt: string
  updatedAt: string
  isActive: boolean
  tags: string[]
  exam?: QuizExam
  questions: Question[]
}

export type QuizSummary = Omit<Quiz, 'version' | 'questions'>
/** A question without its answer, as the browser gets it before grading. */
export type PublicQuestion = Omit<Question, 'correctAnswer' | 'explanation'>
/** `places` is absent in quizzes that a device stored before they were sent. */
export type PublicQuiz = QuizSummary & { version: string; questions: PublicQuestion[]; places?: QuestionPlaces }

/** A quiz as lists show it, without what is said on the page before a mock exam. */
export function summarizeQuiz({ version: _, questions: __, exam, ...summary }: Quiz): QuizSummary {
  if (!exam) return summary
  const { penaltyRemark: ___, year: ____, medium: _____, ...listed } = exam
  return { ...summary, exam: listed }
}

export function withoutAnswers(quiz: Quiz): PublicQuiz {
  return {
    ...quiz,
    questions: quiz.questions.map(({ correctAnswer: _, explanation: __, ...question }) => question),
  }
}
