import { type Answers, FIRST_VERSION, parseAnswers } from '#domain/quiz/answers.ts'
import type { Attempt } from '#domain/quiz/attempt.ts'
import { type GradedQuiz, gradeQuiz, resolveAnswers } from '#domain/quiz/grading.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { findVersion, withKeysOf } from '#domain/quiz/quiz-versions.ts'
import type { Assets } from '../quizzes/bank.ts'
import { getQuiz, getVersion } from '../quizzes/find-quiz.ts'
import type { StoredResult } from './store.ts'

type Graded = { quiz: Quiz; keyVersion: string; answers: Answers; grade: GradedQuiz }

/**
 * Grades answers by the version that the student saw, with today's right answers for unchanged questions.
 * @throws Failure `not-found`, `unknown-version`, `invalid`; BankUnreadable
 */
export async function gradeAttempt(assets: Assets, { quizId, version, answers: sent }: Attempt): Promise<Graded> {
  const found = await getQuiz(assets, quizId)
  const { today } = found
  const quiz = withKeysOf(getVersion(found, version), today)
  const answers = resolveAnswers(quiz, sent)
  return { quiz, keyVersion: today.version, answers, grade: gradeQuiz(quiz, answers) }
}

/**
 * The grade as it was stored. Its questions are graded again with the right answers of that time. If they do not add up
 * to the stored figures, they are left out.
 */
export async function readGrade(assets: Assets, stored: StoredResult): Promise<GradedQuiz> {
  const { quizId, score, earnedMarks, totalMarks, correctAnswers, totalQuestions } = stored
  const answers = parseAnswers(stored.answers)
  const figures = { score, earnedMarks, totalMarks, correctAnswers, totalQuestions }
  const quiz = await getQuiz(assets, quizId)
  const seen = findVersion(quiz, stored.quizVersion ?? FIRST_VERSION)
  const keys = stored.keyVersion === null ? seen : findVersion(quiz, stored.keyVersion)
  const grade = seen && keys && gradeQuiz(withKeysOf(seen, keys), answers)
  const isSame = grade && grade.earnedMarks === earnedMarks && grade.correctAnswers === correctAnswers
  return {
    ...figures,
    answeredQuestions: Object.keys(answers).length,
    questions: isSame ? grade.questions : [],
  }
}
