import { MIXED_SUBJECTS, type Question, type Quiz } from '#domain/quiz/quiz.ts'
import { rateDifficulty } from '#domain/quiz/quiz-difficulty.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { ContentMistakes, collectMistakes, type Mistake } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import type { Catalogue } from '../subjects.ts'
import { findImbalanceOfBank } from './bank-balance.ts'
import { drawFromBank } from './draw-from-bank.ts'
import { toQuizExam } from './exam-format.ts'
import { readExams } from './exams.ts'
import { nameVersion, toOptions } from './question-forms.ts'
import { findQuizMistakes } from './quiz-mistakes.ts'
import { findRepeatedQuestions } from './repeated-questions.ts'
import { type QuestionFile, questionsOf, readQuizzes, type WrittenQuiz } from './written-quizzes.ts'

/** Reads and checks content/quizzes, and adds to `warnings`. Totals and difficulty come from the questions. */
export function buildQuizzes(catalogue: Catalogue, content = contentFolder, warnings: Mistake[] = []): Quiz[] {
  return toQuizzes(readBank(catalogue, content, warnings), catalogue, content)
}

/** The quizzes as they are written, each with the questions that it draws from others. @throws ContentMistakes */
export function readBank(catalogue: Catalogue, content = contentFolder, warnings: Mistake[] = []): WrittenQuiz[] {
  const mistakes: Mistake[] = []
  const exams = collectMistakes(mistakes, () => readExams(content))
  const quizzes = readQuizzes(content, exams, mistakes)
  drawFromBank(quizzes, mistakes)
  mistakes.push(...findQuizMistakes(quizzes, catalogue))
  warnings.push(...findRepeatedQuestions(quizzes))
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return quizzes
}

/** @throws ContentMistakes when the bank as a whole gives its answers away */
export function toQuizzes(quizzes: WrittenQuiz[], catalogue: Catalogue, content = contentFolder): Quiz[] {
  const built = quizzes.map((quiz) => toQuiz(quiz, catalogue))
  const imbalance = findImbalanceOfBank(built, content)
  if (imbalance.length > 0) throw new ContentMistakes(imbalance)
  return built
}

function toQuiz({ id, source, questionFiles, exam }: WrittenQuiz, catalogue: Catalogue): Quiz {
  const { title, description, subject, series, timeLimit, createdAt, updatedAt, isActive, tags } = source.value
  const questions = questionFiles.flatMap(toQuestions)
  const asked = { questions, ...(exam && { exam: toQuizExam(exam) }) }
  const chapter = findOnlyChapter(questionFiles)
  const content = {
    id,
    title,
    description,
    subject: catalogue.findSubject(subject)?.name ?? MIXED_SUBJECTS.name,
    ...(chapter && { chapter }),
    series,
    difficulty: rateDifficulty(asked),
    timeLimit,
    createdAt,
    updatedAt: updatedAt ?? createdAt,
    isActive: isActive ?? true,
    tags,
    totalQuestions: questions.length,
    totalMarks: questions.reduce((sum, question) => sum + question.marks, 0),
    ...asked,
  }
  return { ...content, version: nameVersion(content) }
}

/** The chapter that all questions name, if it is the same one. */
function findOnlyChapter(files: QuestionFile[]): string | undefined {
  const chapters = new Set(files.flatMap(({ source }) => source.value.questions.map(({ chapter }) => chapter)))
  const [chapter] = chapters
  return chapters.size === 1 ? chapter : undefined
}

function toQuestions(questionFile: QuestionFile): Question[] {
  const { section } = questionFile
  return questionsOf(questionFile).map(({ answer, chapter: _, options: texts, optionFigures, figure, ...question }) => {
    const options = toOptions(texts, optionFigures)
    const correctAnswer = options[OPTION_LETTERS.indexOf(answer)]?.id ?? ''
    return { ...question, ...(figure && { figure }), options, correctAnswer, ...(section && { section: section.name }) }
  })
}
