import * as z from 'zod/mini'
import { Slug } from '#domain/catalogue/catalogue.ts'
import { BankIds, EXAM_MEDIA, QuestionSource, type QuizExam, QuizFacts } from '#domain/quiz/quiz.ts'

/** How certain a fact about an exam is: formats change, and not every figure is published officially. */
export const SourceStatus = z.enum(['agreed', 'one source', 'derived', 'conflict', 'assumed'])

function fact<Value extends z.ZodMiniType>(value: Value) {
  return z.strictObject({
    value,
    status: SourceStatus,
    remark: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(400))),
  })
}

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const Count = z.int().check(z.gte(1), z.lte(500))

/** A part of an exam. It has `topics` if the catalogue has no chapters for it. */
const ExamSection = z.strictObject({
  id: Slug,
  name: Name,
  questions: fact(Count),
  marks: fact(Count),
  split: z.strictObject({ oneMark: z.int().check(z.gte(0)), twoMarks: z.int().check(z.gte(0)), status: SourceStatus }),
  topics: z.optional(fact(z.array(Name).check(z.minLength(1)))),
})
export type ExamSection = z.infer<typeof ExamSection>

/** The format of an entrance exam, in content/exams/{id}.yaml. A new year is a new file. */
export const ExamProfile = z.strictObject({
  name: Name,
  /** Bikram Sambat. */
  year: z.int().check(z.gte(2070), z.lte(2150)),
  /** What it is answered on: a computer, or paper with bubbles to fill in. */
  medium: z.optional(fact(z.enum(EXAM_MEDIA))),
  /** Minutes. */
  duration: fact(z.int().check(z.gte(1), z.lte(240))),
  questions: fact(Count),
  marks: fact(Count),
  /** In marks, as in QuizExam. */
  penaltyPerWrong: fact(z.number().check(z.gte(0), z.lte(2))),
  unanswered: fact(z.literal(0, 'an unanswered question gives 0: nothing else is graded here')),
  merit: fact(z.string().check(z.trim(), z.minLength(1), z.maxLength(400))),
  sections: z.array(ExamSection).check(z.minLength(1)),
})
export type ExamProfile = z.infer<typeof ExamProfile>

/** The part of an exam that the product uses. */
export function toQuizExam({ id, profile }: { id: string; profile: ExamProfile }): QuizExam {
  return {
    id,
    name: profile.name,
    year: profile.year,
    ...(profile.medium && { medium: profile.medium.value }),
    penaltyPerWrong: profile.penaltyPerWrong.value,
    ...(profile.penaltyPerWrong.remark && { penaltyRemark: profile.penaltyPerWrong.remark }),
    sections: profile.sections.map(({ id, name, questions }) => ({ id, name, questions: questions.value })),
  }
}

/** The facts of a mock exam, in content/quizzes/{id}/_quiz.yaml. Its sections are files beside it, in this order. */
export const MockSource = z.extend(QuizFacts, { exam: Slug, sections: z.array(Slug).check(z.minLength(1)) })
export type MockSource = z.infer<typeof MockSource>

/** The questions of one section, those of the bank first. A question without a chapter has a topic from the exam profile. */
export const SectionSource = z
  .strictObject({
    bank: z.optional(BankIds),
    questions: z._default(z.array(z.partial(QuestionSource, { chapter: true })), []),
  })
  .check(
    z.refine(({ bank = [], questions }) => bank.length + questions.length > 0, 'a section has `bank` or `questions`'),
  )
export type SectionSource = z.infer<typeof SectionSource>
