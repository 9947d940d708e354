import { type Answers, FIRST_VERSION, parseAnswers } from '#domain/quiz/answers.ts'
import type { Attempt } from '#domain/quiz/attempt.ts'
import { type GradedQuiz, gradeQuiz, resolveAnswers } from '#domain/quiz/grading.ts'
import { type PublicQuiz, type Quiz, withoutAnswers } from '#domain/quiz/quiz.ts'
import type { ExtraTime } from '#domain/quiz/quiz-settings.ts'
import { findVersion, type QuizWithVersions, withKeysOf } from '#domain/quiz/quiz-versions.ts'
import { type Assets, findInBank } from '../quizzes/bank.ts'
import { getQuiz, getVersion } from '../quizzes/find-quiz.ts'
import type { StoredResult } from './store.ts'

type Graded = { answers: Answers; grade: GradedQuiz }
type KeyedQuiz = { quiz: Quiz; keyVersion: string; grade: (sent: Answers) => Graded }

/**
 * The quiz in the version that the student saw, with today's right answers for unchanged questions, and its grading.
 * @throws Failure `not-found`, `unknown-version`, and from `grade` `invalid`; BankUnreadable
 */
export async function openQuiz(
  assets: Assets,
  { quizId, version }: Pick<Attempt, 'quizId' | 'version'>,
): Promise<KeyedQuiz> {
  const found = await getQuiz(assets, quizId)
  const { today } = found
  const quiz = withKeysOf(getVersion(found, version), today)
  const grade = (sent: Answers) => {
    const answers = resolveAnswers(quiz, sent)
    return { answers, grade: gradeQuiz(quiz, answers) }
  }
  return { quiz, keyVersion: today.version, grade }
}

/**
 * The grade as it was stored. Its questions are graded again with the right answers of that time. If they do not add up
 * to the stored figures, they are left out.
 */
export async function readGrade(assets: Assets, stored: StoredResult): Promise<GradedQuiz> {
  return gradeAgain(stored, await getQuiz(assets, stored.quizId)).grade
}

/**
 * A stored attempt with its grade and the questions as the student saw them; null if that version, or the whole quiz, is
 * no longer known. @throws BankUnreadable
 */
export async function readReview(assets: Assets, stored: StoredResult) {
  const found = await findInBank(assets, stored.quizId)
  const { grade, seen } = gradeAgain(stored, found)
  const { attemptId, quizId, quizVersion: version, title, subject, difficulty, totalQuestions } = stored
  const { timeSpent, completedAt, flagged, times } = stored
  const extraTime: ExtraTime = stored.extraTime ?? 'none'
  const asked = { attemptId, quizId, version, title, subject, difficulty, totalQuestions }
  const quiz: PublicQuiz | null = found && seen ? { ...withoutAnswers(seen), places: found.places } : null
  return {
    attempt: { ...asked, completedAt, extraTime, flagged, times },
    result: { grade, timeSpent, timeSpentClamped: false },
    quiz,
  }
}

function gradeAgain(stored: StoredResult, quiz: QuizWithVersions | undefined) {
  const { score, earnedMarks, totalMarks, correctAnswers, totalQuestions } = stored
  const answers = parseAnswers(stored.answers)
  const seen = quiz ? findVersion(quiz, stored.quizVersion ?? FIRST_VERSION) : null
  const keys = quiz && stored.keyVersion !== null ? findVersion(quiz, stored.keyVersion) : seen
  const again = seen && keys && gradeQuiz(withKeysOf(seen, keys), answers)
  const isSame = again && again.earnedMarks === earnedMarks && again.correctAnswers === correctAnswers
  const grade: GradedQuiz = {
    score,
    earnedMarks,
    totalMarks,
    correctAnswers,
    totalQuestions,
    answeredQuestions: Object.keys(answers).length,
    questions: isSame ? again.questions : [],
  }
  return { grade, seen }
}
