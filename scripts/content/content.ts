import type { Quiz } from '#domain/quiz/quiz.ts'
import type { CollectionName } from '#domain/resources/collections.ts'
import { findShareMistakes } from './bank-share.ts'
import { addMistakes, ContentMistakes, collectMistakes, type Mistake } from './mistakes.ts'
import { findMissingWords } from './notes/board-words.ts'
import { checkNoteParts } from './notes/note-mistakes.ts'
import { type BuiltNote, buildNotes } from './notes/notes.ts'
import { type BuiltPaper, buildPapers } from './papers/papers.ts'
import { contentFolder } from './places.ts'
import { type BankByChapter, sortByChapter } from './quizzes/by-chapter.ts'
import { readBank, toQuizzes } from './quizzes/quizzes.ts'
import { type FindPassage, openPassages } from './quizzes/topic-passages.ts'
import { type BuiltResources, buildResources } from './resources/resources.ts'
import { type Catalogue, readCatalogue } from './subjects.ts'

export type Content = {
  catalogue: Catalogue
  quizzes: Quiz[]
  bank: BankByChapter
  findPassage: FindPassage
  resources: BuiltResources
  notes: BuiltNote[]
  papers: BuiltPaper[]
  /** Warnings, which do not stop the build. */
  warnings: Mistake[]
}

export type ContentCounts = {
  subjects: number
  chapters: number
  notes: number
  notePages: number
  /** Mock exams are included. */
  quizzes: number
  questions: number
  mocks: number
  papers: number
} & Record<CollectionName, number>

/** Reads and checks a content folder. It writes nothing. @throws ContentMistakes with all mistakes of all folders. */
export async function loadContent(folder = contentFolder): Promise<Content> {
  const catalogue = readCatalogue(folder)
  const mistakes: Mistake[] = []
  const warnings: Mistake[] = []
  const written = collectMistakes(mistakes, () => readBank(catalogue, folder, warnings))
  const quizzes = written && collectMistakes(mistakes, () => toQuizzes(written, catalogue, folder))
  const resources = collectMistakes(mistakes, () => buildResources(catalogue, folder))
  const notes = await buildNotes(catalogue, folder).catch((error) => addMistakes(mistakes, error))
  // Papers use questions of the quizzes, so they can be checked only if the quizzes are valid.
  const papers = quizzes && (await buildPapers(quizzes, folder).catch((error) => addMistakes(mistakes, error)))
  const shared = quizzes && papers ? findShareMistakes(quizzes, papers, folder) : []
  const parts = checkNoteParts(folder)
  mistakes.push(...shared, ...parts.mistakes, ...findMissingWords(catalogue, folder))
  if (!written || !quizzes || !resources || !notes || !papers || mistakes.length > 0)
    throw new ContentMistakes(mistakes)
  const findPassage = openPassages(notes)
  return {
    catalogue,
    quizzes,
    bank: sortByChapter(written, quizzes, findPassage),
    findPassage,
    resources,
    notes,
    papers,
    warnings: [...warnings, ...parts.warnings],
  }
}

export function countContent({ catalogue, quizzes, resources, notes, papers }: Content): ContentCounts {
  return {
    subjects: catalogue.subjects.length,
    chapters: catalogue.subjects.reduce((sum, subject) => sum + subject.chapters.length, 0),
    notes: notes.length,
    notePages: notes.reduce((sum, note) => sum + note.pages, 0),
    quizzes: quizzes.length,
    questions: quizzes.reduce((sum, quiz) => sum + quiz.totalQuestions, 0),
    mocks: quizzes.filter((quiz) => quiz.exam).length,
    ...resources.counts,
    papers: papers.length,
  }
}
