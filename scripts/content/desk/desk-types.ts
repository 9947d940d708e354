import * as z from 'zod/mini'

/** A mistake as the desk shows it. `line` counts from 1; 0 is the whole file, and then `quote` is empty. */
export type DeskMistake = {
  line: number
  quote: string
  /** Its question, counted from 1; absent if it is in none. */
  question?: { number: number; id: string }
  message: string
}

/** Files are named by their paths in the content folder, with slashes. */
export type DeskChapter = { id: string; title: string; topics: string[]; notes: string[]; quizzes: string[] }
export type DeskSubject = { key: string; name: string; grade: string; chapters: DeskChapter[] }
export type DeskPlaces = {
  subjects: DeskSubject[]
  /** Quizzes of several chapters, and the sections of mock exams. */
  others: string[]
}

/** A question that is being written. Every field is present, even if its value is missing or wrong. */
export const DeskQuestion = z.strictObject({
  id: z.string(),
  /** Empty in a section of a mock exam, where a question may have no chapter. */
  chapter: z.string(),
  topic: z.string(),
  difficulty: z.string(),
  marks: z.number(),
  question: z.string(),
  figure: z.optional(z.strictObject({ svg: z.string(), alt: z.string() })),
  options: z.array(z.string()),
  optionFigures: z.optional(z.array(z.string())),
  answer: z.string(),
  explanation: z.string(),
})
export type DeskQuestion = z.infer<typeof DeskQuestion>

/**
 * The fields above the questions of a quiz, as far as the form writes them. `timeLimit` is in minutes; null if it is
 * not a number.
 */
export const DeskHead = z.strictObject({
  title: z.string(),
  description: z.string(),
  series: z.string(),
  timeLimit: z.nullable(z.number()),
  tags: z.array(z.string()),
})
export type DeskHead = z.infer<typeof DeskHead>

/** A mistake in a form. `field` is a path such as "options.1". */
export type FieldMistake = { field: string; message: string }

export type DeskQuiz = {
  file: string
  title: string
  /** Null for a section of a mock exam, which has no such fields. */
  head: DeskHead | null
  questions: DeskQuestion[]
  /** The ids of the questions that still have a skeleton's text. */
  samples: string[]
  mistakes: DeskMistake[]
}

export type DeskNote = {
  file: string
  /** Raised with every result, so that both editions are fetched again. */
  edition: number
  /** Null if the note cannot be compiled. */
  pages: number | null
  /** The editions that are shown from before, because the saved text has mistakes that prevent them. */
  old: { paper: boolean; phone: boolean }
  mistakes: DeskMistake[]
}
