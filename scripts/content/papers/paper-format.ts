import { z } from 'zod'
import { Slug } from '../../../domain/catalogue/catalogue.ts'
import { countOf } from '../../../domain/plural.ts'
import { OPTION_LETTERS } from '../../../domain/quiz/quiz-kinds.ts'
import {
  PAPER_BOARDS,
  PAPER_SUBJECTS,
  PAPER_YEARS,
  type PaperBoard,
  type PaperSubject,
} from '../../../domain/resources/resource-kinds.ts'

export const PAPER_TYPES = ['Board Exam', 'Model Question', 'Practice Set', 'Practice Test', 'Entrance Exam'] as const

/** The examination whose pattern a board's papers model. */
export const PATTERN_NAMES: Record<PaperBoard, string> = {
  NEB: 'NEB Class 12 examination',
  IOE: 'IOE BE/BArch entrance examination',
  CEE: 'CEE medical entrance examination',
}

const Line = z.string().trim().min(1).max(200)
const Markup = z.string().trim().min(1).max(8_000)

/** Questions of a quiz, in the order of `ids`. */
const BankDraw = z.strictObject({ quiz: Slug, ids: z.array(Slug).min(1) })

/** A multiple-choice question of the paper itself. All texts are Typst markup. */
const PaperChoice = z.strictObject({
  question: Markup,
  options: z.tuple([Markup, Markup, Markup, Markup], 'a question has exactly four options'),
  answer: z.enum(OPTION_LETTERS, 'the answer is one of A, B, C, D'),
  explanation: Markup,
  marks: z.int().min(1).max(2).default(1),
})

/** A question answered in writing, with the hints by which an answer is marked. All texts are Typst markup. */
const WrittenQuestion = z.strictObject({
  question: Markup,
  marks: z.int().min(1).max(20),
  answer: Markup,
  /** The question that may be answered instead, for the same marks. */
  or: z.strictObject({ question: Markup, answer: Markup }).optional(),
})

const PaperPart = z
  .strictObject({
    title: Line,
    /** What to do in this part, under its title. */
    note: Line.optional(),
    /** What is read before the questions, such as a passage; Typst markup. */
    text: Markup.optional(),
    bank: z.array(BankDraw).min(1).optional(),
    choices: z.array(PaperChoice).min(1).optional(),
    written: z.array(WrittenQuestion).min(1).optional(),
  })
  .refine(({ bank, choices, written }) => bank || choices || written, 'a part has `bank`, `choices` or `written`')
export type PaperPart = z.infer<typeof PaperPart>

/** A paper as its author writes it, in content/papers/{id}.yaml. */
export const PaperSource = z.strictObject({
  title: z.string().trim().min(1).max(90),
  subject: z.enum(PAPER_SUBJECTS),
  /** The year whose pattern it models; the paper itself is ours. */
  year: z.literal(PAPER_YEARS),
  board: z.enum(PAPER_BOARDS),
  type: z.enum(PAPER_TYPES),
  description: z.string().trim().min(1).max(260),
  /** Minutes. */
  duration: z.int().min(10).max(240),
  fullMarks: z.int().min(1),
  /** Marks lost by a wrong choice. */
  penalty: z.number().positive().max(1).optional(),
  instructions: z.array(Line).min(1).max(8),
  parts: z.array(PaperPart).min(1),
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

/** Where the totals of a paper, or the pattern of its board, do not hold. `marks` are those of each part's questions. */
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

/** A passage shorter than this is only the question's own beginning. */
const PASSAGE_MIN = 250

/** A stem whose last line asks about a long text above it, in these two. */
export function splitPassage(question: string): { passage: string | null; stem: string } {
  const end = question.lastIndexOf('\n')
  if (end < PASSAGE_MIN) return { passage: null, stem: question }
  return { passage: question.slice(0, end).trim(), stem: question.slice(end + 1).trim() }
}

/** What is wrong with the marks that a text gives its parts by `#worth(2)` or its steps by `#earns(1)`, or null. */
export function findMarksMistake(markup: string, call: 'worth' | 'earns', marks: number): string | null {
  const given = [...markup.matchAll(new RegExp(`#${call}\\(([\\d.]+)\\)`, 'g'))].map(([, value]) => Number(value))
  if (given.length === 0 && call === 'worth') return null
  return sum(given) === marks ? null : `#${call}(..) add up to ${sum(given)}, not to the ${marks} of the question`
}

/** `11 × 1 = 11` where every question counts the same, and otherwise the sum, such as `20 marks`. */
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
