import { type BankPlaces, type BankQuestion, bankFileOf } from '#domain/quiz/bank-chapters.ts'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { type Assets, BankUnreadable, readFile } from '../quizzes/bank.ts'
import type { Answer } from './record.ts'

/** The questions of each chapter; none of one that the bank does not have. @throws BankUnreadable */
export async function readChapters(assets: Assets, chapters: readonly string[]): Promise<BankQuestion[][]> {
  // Once for all of them: a request on the free plan may fetch no more than 50 files.
  const places = await readPlaces(assets)
  return Promise.all(
    chapters.map(async (chapter) => {
      // Only names of the bank become part of an address.
      if (!places.chapters.includes(chapter)) return []
      const questions = await readFile<BankQuestion[]>(assets, bankFileOf(chapter))
      if (!questions) throw new BankUnreadable(`The questions of ${chapter} are missing.`)
      return questions
    }),
  )
}

async function readPlaces(assets: Assets): Promise<BankPlaces> {
  const places = await readFile<BankPlaces>(assets, 'places.json')
  if (!places) throw new BankUnreadable('The places of the questions are missing.')
  return places
}

/** The place in the bank of a question of any quiz; null if no quiz asks it now. @throws BankUnreadable */
export async function findPlace(assets: Assets, id: string): Promise<{ questionId: string; chapter: string } | null> {
  const { chapters, questions } = await readPlaces(assets)
  const [chapter, questionId] = Object.hasOwn(questions, id) ? (questions[id] ?? []) : []
  const name = chapter === undefined ? undefined : chapters[chapter]
  return questionId && name ? { questionId, chapter: name } : null
}

/** Questions of the bank by their ids. Questions that are gone are left out. @throws BankUnreadable */
export async function findQuestions(
  assets: Assets,
  wanted: readonly { questionId: string; chapter: string }[],
): Promise<Map<string, BankQuestion>> {
  const chapters = [...new Set(wanted.map(({ chapter }) => chapter))]
  const files = await readChapters(assets, chapters)
  const ids = new Set(wanted.map(({ questionId }) => questionId))
  return new Map(files.flat().flatMap((question) => (ids.has(question.id) ? [[question.id, question]] : [])))
}

/** The ids in the bank of the questions of a quiz. @throws BankUnreadable */
export async function listPlaces(assets: Assets, { questions }: Quiz): Promise<string[]> {
  const places = await readPlaces(assets)
  return questions.flatMap(({ id }) => places.questions[id]?.[1] ?? [])
}

/**
 * The answered questions of a quiz as answers in the bank. Questions that the bank no longer has, and questions left
 * open, are left out. @throws BankUnreadable
 */
export async function toAnswers(
  assets: Assets,
  { questions }: Quiz,
  graded: readonly GradedQuestion[],
  at: number,
): Promise<Answer[]> {
  const places = await readPlaces(assets)
  return questions.flatMap(({ id, topic, difficulty }, index): Answer[] => {
    const place = places.questions[id]
    const grade = graded[index]
    const chapter = place && places.chapters[place[0]]
    if (!place || !chapter || !grade || grade.chosen === null) return []
    return [{ questionId: place[1], chapter, topic, difficulty, isRight: grade.isCorrect, confidence: 'knew', at }]
  })
}
