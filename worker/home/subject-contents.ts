import index from '#content/built/subject-index.json'
import { contentClass, type GradeLevel } from '#domain/account/grade-level.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { findSeries, type Series } from '#domain/quiz/quiz-kinds.ts'
import type { SubjectContent } from '#domain/study/recommendation.ts'

/**
 * The subjects of a student's class by name, with the quizzes of each. Quizzes of the student's own series come first,
 * because the first new one is recommended. Mock exams with several subjects are left out.
 */
export function listSubjectContents(level: GradeLevel | null, listed: readonly QuizSummary[]): SubjectContent[] {
  const own = ownSeries(level)
  const quizzes = listed.toSorted((a, b) => Number(b.series === own) - Number(a.series === own))
  return index
    .filter((subject) => subject.grade_level === contentClass(level))
    .map(({ key, name }) => ({
      key,
      subject: name,
      url: `/notes/${key}`,
      quizzes: quizzes.filter((quiz) => quiz.subject === name),
    }))
}

function ownSeries(level: GradeLevel | null): Series {
  return findSeries(level?.toLowerCase()) ?? 'class-12'
}
