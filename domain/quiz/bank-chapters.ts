import type { TopicPassage } from './question-places.ts'
import type { Question } from './quiz.ts'
import type { Difficulty } from './quiz-kinds.ts'

/**
 * A question of the bank, whichever quizzes ask it. Its id is the one that it has in the quiz for which it was written.
 * `isExam`: only mock exams ask it, so nobody practises it before sitting them. `passage` is absent if its chapter has no
 * note.
 */
export type BankQuestion = Question & { isExam: boolean; passage?: TopicPassage }

/** Where each question of each quiz stands in the bank: the place of its chapter in `chapters`, and its id there. */
export type BankPlaces = {
  /** As subjectKey/chapter-id. */
  chapters: string[]
  questions: Record<string, [chapter: number, bankId: string]>
}

/** What can be practised in a chapter: for each topic, how many questions of each difficulty. */
export type PractiseTopic = { topic: string; counts: Record<Difficulty, number> }
export type PractiseChapter = { id: string; title: string; topics: PractiseTopic[] }
export type PractiseSubject = { key: string; name: string; grade: string; chapters: PractiseChapter[] }

/** The path of a chapter's questions in the bank. */
export function bankFileOf(chapter: string): string {
  return `chapters/${chapter.replace('/', '.')}.json`
}
