import { type Answers, FIRST_VERSION, parseAnswers } from '../../domain/quiz/answers.ts'
import { resolveAnswers } from '../../domain/quiz/attempt.ts'
import { type GradedQuiz, gradeQuiz } from '../../domain/quiz/grading.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'
import { withKeysOf } from '../../domain/quiz/quiz-versions.ts'
import { findQuizVersion, getQuiz, getQuizVersion } from '../quizzes/find-quiz.ts'
import type { StoredResult } from './store.ts'

type Graded = { quiz: Quiz; keyVersion: string; answers: Answers; grade: GradedQuiz }

/**
 * Grades answers by the version that the student saw, with the right answers of today for questions that still ask the
 * same.
 * @throws Failure `not-found`, `unknown-version`, `invalid`
 */
export async function gradeAttempt(quizId: string, version: string, sent: Answers): Promise<Graded> {
  const today = getQuiz(quizId)
  const quiz = withKeysOf(await getQuizVersion(quizId, version), today)
  const answers = resolveAnswers(quiz, sent)
  return { quiz, keyVersion: today.version, answers, grade: gradeQuiz(quiz, answers) }
}

/**
 * The grade as it was stored. Its questions are graded again with the right answers of that time; should they not add up
 * to the stored figures, they are left out.
 */
export async function readGrade(stored: StoredResult): Promise<GradedQuiz> {
  const { quizId, score, earnedMarks, totalMarks, correctAnswers, totalQuestions } = stored
  const answers = parseAnswers(stored.answers)
  const figures = { score, earnedMarks, totalMarks, correctAnswers, totalQuestions }
  const seen = await findQuizVersion(quizId, stored.quizVersion ?? FIRST_VERSION)
  const keys = stored.keyVersion === null ? seen : await findQuizVersion(quizId, stored.keyVersion)
  const grade = seen && keys && gradeQuiz(withKeysOf(seen, keys), answers)
  const isSame = grade && grade.earnedMarks === earnedMarks && grade.correctAnswers === correctAnswers
  return {
    ...figures,
    answeredQuestions: Object.keys(answers).length,
    questions: isSame ? grade.questions : [],
  }
}
