import { z } from 'zod'

/** A mistake as the desk shows it. `line` counts from 1; 0 means the file as a whole, and then `quote` is empty. */
export type DeskMistake = {
  line: number
  quote: string
  /** The question that it is in, counted from 1; absent where it is in none. */
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

/** A question as it is being written: each field is there, also where what it says is missing or wrong. */
export const DeskQuestion = z.strictObject({
  id: z.string(),
  /** Empty in a section of a mock exam, where a question can have none. */
  chapter: z.string(),
  topic: z.string(),
  difficulty: z.string(),
  marks: z.number(),
  question: z.string(),
  figure: z.strictObject({ svg: z.string(), alt: z.string() }).optional(),
  options: z.array(z.string()),
  optionFigures: z.array(z.string()).optional(),
  answer: z.string(),
  explanation: z.string(),
})
export type DeskQuestion = z.infer<typeof DeskQuestion>

/** What stands above the questions of a quiz, as far as the form writes it. `timeLimit` is in minutes, null when it is no number. */
export const DeskHead = z.strictObject({
  title: z.string(),
  description: z.string(),
  series: z.string(),
  difficulty: z.string(),
  timeLimit: z.number().nullable(),
  tags: z.array(z.string()),
})
export type DeskHead = z.infer<typeof DeskHead>

/** A mistake in what a form holds. `field` is a path such as "options.1". */
export type FieldMistake = { field: string; message: string }

export type DeskQuiz = {
  file: string
  title: string
  /** Null for a section of a mock exam, which has none of its own. */
  head: DeskHead | null
  questions: DeskQuestion[]
  /** The ids of those that still say what a skeleton said. */
  samples: string[]
  mistakes: DeskMistake[]
}

export type DeskNote = {
  file: string
  /** Raised with every look, so that both editions are fetched anew. */
  edition: number
  /** Null where the note cannot be set. */
  pages: number | null
  /** The editions that are shown from before, because what was saved since has mistakes that keep them from being made. */
  old: { paper: boolean; phone: boolean }
  mistakes: DeskMistake[]
}
