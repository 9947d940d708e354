// The questions of the notes in the style of the board, and how they are filtered.
import { countOf } from '../numbers.ts'
import type { QuestionSearch } from './question-search.ts'

export const QUESTION_KINDS = ['choice', 'short', 'long'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** From this many marks an answer is a long one. */
export const LONG_FROM_MARKS = 6

export type BoardQuestion = {
  id: string
  kind: QuestionKind
  /** Null if the note gives none. */
  marks: number | null
  /** Its first words as plain text, with formulas in one line. */
  text: string
}

/** The questions of one note, in their order. */
export type NoteQuestions = { chapterId: string; noteId: string; questions: BoardQuestion[] }

export type QuestionChapter = { id: string; title: string; titleNepali?: string | undefined; unit?: string | undefined }

/** What the page of a subject's questions shows. Only chapters with questions are there, in the order of the course. */
export type SubjectQuestions = { chapters: QuestionChapter[]; notes: NoteQuestions[] }

const KIND_NAMES: Record<QuestionKind, string> = {
  choice: 'Multiple choice',
  short: 'Short answer',
  long: 'Long answer',
}

export function formOf({ kind, marks }: Pick<BoardQuestion, 'kind' | 'marks'>): string {
  return marks === null ? kind : `${kind}-${marks}`
}

/** Such as "Long answer, 8 marks". */
export function nameForm({ kind, marks }: Pick<BoardQuestion, 'kind' | 'marks'>): string {
  if (marks === null) return KIND_NAMES[kind]
  return `${KIND_NAMES[kind]}, ${countOf(marks, 'mark')}`
}

/** The kinds and marks of these questions, each once: multiple choice first, then by marks. */
export function listForms(notes: readonly NoteQuestions[]): { value: string; label: string }[] {
  const forms = new Map(notes.flatMap(({ questions }) => questions).map((question) => [formOf(question), question]))
  return [...forms]
    .sort(
      ([, a], [, b]) =>
        QUESTION_KINDS.indexOf(a.kind) - QUESTION_KINDS.indexOf(b.kind) || (a.marks ?? 0) - (b.marks ?? 0),
    )
    .map(([value, question]) => ({ value, label: nameForm(question) }))
}

export function listUnits(chapters: readonly QuestionChapter[]): string[] {
  return [...new Set(chapters.flatMap(({ unit }) => unit ?? []))]
}

/** The notes with the questions that every filter lets through, in the order of the course, without empty notes. */
export function filterQuestions({ chapters, notes }: SubjectQuestions, search: QuestionSearch): NoteQuestions[] {
  const unitOf = new Map(chapters.map(({ id, unit }) => [id, unit]))
  return notes
    .filter(({ chapterId }) => search.chapter === undefined || chapterId === search.chapter)
    .filter(({ chapterId }) => search.unit === undefined || unitOf.get(chapterId) === search.unit)
    .map((note) => ({
      ...note,
      questions: note.questions.filter((question) => search.form === undefined || formOf(question) === search.form),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** The first questions of a list, up to this number. */
export function firstQuestions(notes: readonly NoteQuestions[], most: number): NoteQuestions[] {
  let left = most
  return notes.flatMap((note) => {
    const questions = note.questions.slice(0, Math.max(0, left))
    left -= questions.length
    return questions.length > 0 ? [{ ...note, questions }] : []
  })
}
