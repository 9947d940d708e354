import type { QuestionSource } from '../../../domain/quiz/quiz.ts'

/** A mistake as the desk shows it. `line` counts from 1; 0 means the file as a whole, and then `quote` is empty. */
export type DeskMistake = {
  line: number
  quote: string
  /** Such as "question 3, read-wavelength"; absent where it is not in a question. */
  question?: string
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

/** A question as it stands in the file, also where something is missing or wrong. */
export type DeskQuestion = Omit<QuestionSource, 'difficulty' | 'marks' | 'answer' | 'options'> & {
  difficulty: string
  marks: number
  answer: string
  options: string[]
}

export type DeskQuiz = { file: string; title: string; questions: DeskQuestion[]; mistakes: DeskMistake[] }

export type DeskNote = {
  file: string
  /** Raised with every look, so that both editions are fetched anew. */
  edition: number
  /** Null where the note cannot be set. */
  pages: number | null
  mistakes: DeskMistake[]
}
