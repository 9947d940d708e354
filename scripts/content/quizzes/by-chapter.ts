import type { BankPlaces, BankQuestion, PractiseSubject, PractiseTopic } from '#domain/quiz/bank-chapters.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import type { Difficulty } from '#domain/quiz/quiz-kinds.ts'
import type { Catalogue } from '../subjects.ts'
import { hideName } from './question-forms.ts'
import type { FindPassage } from './topic-passages.ts'
import { type QuestionFile, questionsOf, type WrittenQuiz } from './written-quizzes.ts'

/** The questions of all quizzes, once each, by chapter. */
export type BankByChapter = {
  chapters: Map<string, BankQuestion[]>
  /** The sections of exams for which the catalogue has no chapters. */
  sections: { id: string; title: string }[]
  places: BankPlaces
}

const EXAM_SUBJECT = { key: 'exam', name: 'Entrance exams', grade: '' }

/** `written` and `built` are the same quizzes in the same order. */
export function sortByChapter(
  written: readonly WrittenQuiz[],
  built: readonly Quiz[],
  findPassage: FindPassage,
): BankByChapter {
  const chapters = new Map<string, BankQuestion[]>()
  const places: BankPlaces = { chapters: [], questions: {} }
  const bank = new Map<string, BankQuestion>()
  for (const { question, chapter, quiz, isDrawn } of askedBy(written, built)) {
    if (isDrawn) continue
    const { section: _, ...asked } = question
    const isExam = quiz.exam !== undefined || !quiz.isActive
    const passage = findPassage(chapter, question.topic)
    const entry = { ...asked, id: hideName(quiz.id, question.id), isExam, ...(passage && { passage }) }
    bank.set(question.id, entry)
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), entry])
  }
  places.chapters = [...chapters.keys()]
  const indexes = new Map(places.chapters.map((chapter, index) => [chapter, index]))
  for (const { question, chapter, quiz } of askedBy(written, built)) {
    const entry = bank.get(question.id)
    if (!entry) continue
    if (!quiz.exam && quiz.isActive) entry.isExam = false
    places.questions[hideName(quiz.id, question.id)] = [indexes.get(chapter) ?? 0, entry.id]
  }
  const sections = written
    .flatMap(({ questionFiles }) => questionFiles)
    .flatMap((file) => (file.section && chapters.has(chapterOfSection(file)) ? file.section : []))
  const titles = new Map(sections.map(({ id, name }) => [id, name]))
  return { chapters, sections: [...titles].map(([id, title]) => ({ id, title })), places }
}

function askedBy(written: readonly WrittenQuiz[], built: readonly Quiz[]) {
  return written.flatMap(({ questionFiles }, index) => {
    const quiz = built[index]
    if (!quiz) throw new Error('There are fewer built quizzes than written ones.')
    const asked = questionFiles.flatMap((file) =>
      questionsOf(file).map(({ chapter = chapterOfSection(file) }, place) => ({
        chapter,
        isDrawn: place < file.drawn.length,
      })),
    )
    return quiz.questions.map((question, place) => {
      const { chapter, isDrawn } = asked[place] ?? { chapter: '', isDrawn: false }
      return { question, quiz, chapter, isDrawn }
    })
  })
}

/** A section of an exam for which the catalogue has no chapters, such as English. */
function chapterOfSection({ section }: QuestionFile): string {
  return `${EXAM_SUBJECT.key}/${section?.id ?? ''}`
}

/**
 * What can be practised, in the order of the catalogue. The sections of exams without chapters stand last, so that
 * mistakes in them have a name.
 */
export function listPractice({ chapters, sections }: BankByChapter, { subjects }: Catalogue): PractiseSubject[] {
  return [...subjects, { ...EXAM_SUBJECT, chapters: sections }]
    .map(({ key, name, grade, chapters: own }) => ({
      key,
      name,
      grade,
      chapters: own
        .filter(({ id }) => chapters.has(`${key}/${id}`))
        .map(({ id, title }) => ({ id, title, topics: countTopics(chapters.get(`${key}/${id}`) ?? []) })),
    }))
    .filter(({ chapters: own }) => own.length > 0)
}

function countTopics(questions: readonly BankQuestion[]): PractiseTopic[] {
  const topics = new Map<string, Record<Difficulty, number>>()
  for (const { topic, difficulty, isExam } of questions) {
    if (isExam) continue
    const counts = topics.get(topic) ?? { Easy: 0, Medium: 0, Hard: 0 }
    counts[difficulty] += 1
    topics.set(topic, counts)
  }
  return [...topics].map(([topic, counts]) => ({ topic, counts }))
}
