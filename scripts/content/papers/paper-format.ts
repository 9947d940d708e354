import * as z from 'zod/mini'
import { Slug } from '#domain/catalogue/catalogue.ts'
import { countOf } from '#domain/numbers.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import {
  PAPER_BOARDS,
  PAPER_SUBJECTS,
  PAPER_YEARS,
  type PaperBoard,
  type PaperSubject,
} from '#domain/resources/resource-kinds.ts'

export const PAPER_TYPES = ['Board Exam', 'Model Question', 'Practice Set', 'Practice Test', 'Entrance Exam'] as const

/** The examinations on which the papers of each board are modelled. */
export const PATTERN_NAMES: Record<PaperBoard, string> = {
  NEB: 'NEB Class 12 examination',
  IOE: 'IOE BE/BArch entrance examination',
  CEE: 'CEE medical entrance examination',
}

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const Markup = z.string().check(z.trim(), z.minLength(1), z.maxLength(8_000))

/** Questions of the bank, in the order of `ids`. `quiz` only tells readers where they are written. */
const BankDraw = z.strictObject({ quiz: z.optional(Slug), ids: z.array(Slug).check(z.minLength(1)) })

/** A multiple-choice question of the paper itself. All texts are Typst markup. */
const PaperChoice = z.strictObject({
  question: Markup,
  options: z.tuple([Markup, Markup, Markup, Markup], 'a question has exactly four options'),
  answer: z.enum(OPTION_LETTERS, 'the answer is one of A, B, C, D'),
  explanation: Markup,
  marks: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
})

/** A question that is answered in writing, with hints for marking. All texts are Typst markup. */
const WrittenQuestion = z.strictObject({
  question: Markup,
  marks: z.int().check(z.gte(1), z.lte(20)),
  answer: Markup,
  /** An alternative question for the same marks. */
  or: z.optional(z.strictObject({ question: Markup, answer: Markup })),
})

const PaperPart = z
  .strictObject({
    title: Line,
    /** The instruction below the title of the part. */
    note: z.optional(Line),
    /** A text above the questions, such as a passage, as Typst markup. */
    text: z.optional(Markup),
    bank: z.optional(z.array(BankDraw).check(z.minLength(1))),
    choices: z.optional(z.array(PaperChoice).check(z.minLength(1))),
    written: z.optional(z.array(WrittenQuestion).check(z.minLength(1))),
  })
  .check(
    z.refine(({ bank, choices, written }) => bank || choices || written, 'a part has `bank`, `choices` or `written`'),
  )
export type PaperPart = z.infer<typeof PaperPart>

/** A paper as its author writes it in content/papers/{id}.yaml. */
export const PaperSource = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(90)),
  subject: z.enum(PAPER_SUBJECTS),
  /** The year of the pattern that it follows. The paper itself is made by us. */
  year: z.literal(PAPER_YEARS),
  board: z.enum(PAPER_BOARDS),
  type: z.enum(PAPER_TYPES),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(260)),
  /** Minutes. */
  duration: z.int().check(z.gte(10), z.lte(240)),
  fullMarks: z.int().check(z.gte(1)),
  /** The marks that a wrong answer costs. */
  penalty: z.optional(z.number().check(z.positive(), z.lte(1))),
  instructions: z.array(Line).check(z.minLength(1), z.maxLength(8)),
  parts: z.array(PaperPart).check(z.minLength(1)),
})
export type PaperSource = z.infer<typeof PaperSource>

type Group = readonly [count: number, marks: number]
type BoardPattern = { duration: number; fullMarks: number; groups?: readonly Group[] }

const SCIENCE_GROUPS = [
  [11, 1],
  [8, 5],
  [3, 8],
] as const
const SCIENCE: BoardPattern = { duration: 180, fullMarks: 75, groups: SCIENCE_GROUPS }

const BOARD_PATTERNS: Record<PaperSubject, BoardPattern> = {
  Physics: SCIENCE,
  Chemistry: SCIENCE,
  Mathematics: SCIENCE,
  Biology: SCIENCE,
  English: { duration: 180, fullMarks: 75 },
  'Computer Science': { duration: 120, fullMarks: 50 },
}

type PaperMistake = { field: 'fullMarks' | 'duration' | 'parts'; message: string }

/** Checks the totals of a paper, and the pattern of its board. `marks` are the marks of the questions of each part. */
export function findPaperMistakes(
  paper: Pick<PaperSource, 'board' | 'subject' | 'duration' | 'fullMarks'>,
  marks: number[][],
): PaperMistake[] {
  const mistakes: PaperMistake[] = []
  const total = sum(marks.flat())
  if (total !== paper.fullMarks) {
    mistakes.push({ field: 'fullMarks', message: `the questions make ${total} marks, not ${paper.fullMarks}` })
  }
  if (paper.board !== 'NEB') return mistakes
  const pattern = BOARD_PATTERNS[paper.subject]
  if (paper.fullMarks !== pattern.fullMarks) {
    mistakes.push({ field: 'fullMarks', message: `a board paper of ${paper.subject} has ${pattern.fullMarks} marks` })
  }
  if (paper.duration !== pattern.duration) {
    mistakes.push({ field: 'duration', message: `a board paper of ${paper.subject} takes ${pattern.duration} minutes` })
  }
  const wanted = pattern.groups?.map(([count, each]) => describeMarks(Array(count).fill(each)))
  const found = marks.map(describeMarks)
  if (wanted && wanted.join() !== found.join()) {
    mistakes.push({ field: 'parts', message: `the parts must be ${wanted.join(', ')}, but are ${found.join(', ')}` })
  }
  return mistakes
}

/** A shorter text above a question is part of the question and not a passage. */
const PASSAGE_MIN = 250

/** Splits a stem into a long passage and the question about it, which is its last line. */
export function splitPassage(question: string): { passage: string | null; stem: string } {
  const end = question.lastIndexOf('\n')
  if (end < PASSAGE_MIN) return { passage: null, stem: question }
  return { passage: question.slice(0, end).trim(), stem: question.slice(end + 1).trim() }
}

/** The mistake in the marks that a text gives to its parts with `#worth(2)` or to its steps with `#earns(1)`, or null. */
export function findMarksMistake(markup: string, call: 'worth' | 'earns', marks: number): string | null {
  const given = [...markup.matchAll(new RegExp(`#${call}\\(([\\d.]+)\\)`, 'g'))].map(([, value]) => Number(value))
  if (given.length === 0 && call === 'worth') return null
  return sum(given) === marks ? null : `#${call}(..) add up to ${sum(given)}, not to the ${marks} of the question`
}

/** `11 × 1 = 11` if all questions have the same marks, and otherwise the sum, such as `20 marks`. */
export function describeMarks(marks: number[]): string {
  const total = sum(marks)
  const [first] = marks
  return marks.length > 1 && marks.every((each) => each === first)
    ? `${marks.length} × ${first} = ${total}`
    : `${total} marks`
}

/** Minutes in words, such as `1 hour 30 minutes`. */
export function describeDuration(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => countOf(count, unit))
    .join(' ')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
